/** What is said on top of any picture while a newer one is on its way. */

export const STAGE = { computing: (share: number | null): string => (share === null ? 'computing…' : `computing… ${Math.floor(share * 100)} %`), cancel: 'Cancel' };
