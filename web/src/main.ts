import { watchForMissingParts } from './offline/missing-part.js';
import './app/site.js';

watchForMissingParts();
