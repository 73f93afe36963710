/** What is said on top of any picture while a newer one is on its way. */

export const STAGE = { computing: 'computing…', cancel: 'Cancel' };
