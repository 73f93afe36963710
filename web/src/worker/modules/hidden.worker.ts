import create from 'grundy-wasm/hidden';
import { serve } from '../serve.js';

serve(create);
