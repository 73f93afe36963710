import create from 'grundy-wasm/graphs';
import { serve } from '../serve.js';

serve(create);
