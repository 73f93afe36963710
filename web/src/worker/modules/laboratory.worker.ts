import create from 'grundy-laboratory';
import { serveLaboratory } from '../serve-laboratory.js';

serveLaboratory(create);
