import create from 'grundy-wasm/heaps';
import { serve } from '../serve.js';

serve(create);
