import create from 'grundy-wasm/boards';
import { serve } from '../serve.js';

serve(create);
