import { watchForMissingParts } from './offline/missing-part.js';
import './elements/site.js';

watchForMissingParts();
