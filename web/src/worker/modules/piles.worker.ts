import create from 'grundy-wasm/piles';
import { serve } from '../serve.js';

serve(create);
