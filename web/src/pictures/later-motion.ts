import type { Motion } from './motion.js';

/** By these a reader shows that a move may come. */
const SIGNS = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** Shows moves in the pictures of a host, which are named; what does it is fetched when one may come. */
export class LaterMotion {
  private motion: Motion | null = null;

  constructor(
    private readonly host: HTMLElement,
    private readonly pictures: readonly string[],
  ) {
    for (const sign of SIGNS) host.addEventListener(sign, () => void this.fetch(), { once: true, passive: true });
  }

  /** To be called when a move is about to be drawn. */
  begin(): void {
    this.motion?.begin();
  }

  private async fetch(): Promise<void> {
    const { Motion } = await import('./motion.js');
    this.motion ??= new Motion(this.host, this.pictures);
  }
}
