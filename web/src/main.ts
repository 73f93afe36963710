import { moduleFor } from './solver/module-for.model.js';
import { watchForMissingParts } from './offline/missing-part.js';
import { compiledModule } from './solver/modules.js';
import './app/site.js';

// The module is fetched beside all else that the page needs.
void compiledModule(moduleFor(location.hash));
watchForMissingParts();
