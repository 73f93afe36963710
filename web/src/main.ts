import { viewOf } from './session/address.js';
import { moduleFor } from './solver/module-for.model.js';
import { watchForMissingParts } from './offline/missing-part.js';
import { compiledModule } from './solver/modules.js';
import './app/site.js';

// The module that will be asked is fetched beside all else that the page needs.
const view = viewOf(window);
if (view === 'playground') void compiledModule(moduleFor(location.hash));
if (view === 'laboratory') void compiledModule('laboratory');
watchForMissingParts();
