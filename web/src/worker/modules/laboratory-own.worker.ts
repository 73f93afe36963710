import create from 'grundy-laboratory/own';
import { serveLaboratory } from '../serve-laboratory.js';

serveLaboratory(create);
