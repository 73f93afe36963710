import { checkAppearance } from './appearance.ts';
import { useSite } from './support/site.ts';

checkAppearance(useSite({ dark: false }));
