/** The words on top of any picture while a newer one is computed. */

export const STAGE = {
  computing: (share: number | null): string =>
    share === null ? 'computing…' : `computing… ${Math.floor(share * 100)} %`,
  cancel: 'Cancel',
};
