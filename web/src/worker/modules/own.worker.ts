import create from 'grundy-wasm/own';
import { serve } from '../serve.js';

serve(create);
