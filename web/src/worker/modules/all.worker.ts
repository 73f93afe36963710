import create from 'grundy-wasm';
import { serve } from '../serve.js';

serve(create);
