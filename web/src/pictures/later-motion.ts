import type { Motion } from './motion.js';

/** Events after which a move is likely. */
const SIGNS = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** Animates moves in the named pictures of a host. The code for that is fetched at the first sign of a move. */
export class LaterMotion {
  private motion: Motion | null = null;

  constructor(
    private readonly host: HTMLElement,
    private readonly pictures: readonly string[],
  ) {
    for (const sign of SIGNS) host.addEventListener(sign, () => void this.fetch(), { once: true, passive: true });
  }

  /** Call this right before a move is drawn. */
  begin(): void {
    this.motion?.begin();
  }

  private async fetch(): Promise<void> {
    const { Motion } = await import('./motion.js');
    this.motion ??= new Motion(this.host, this.pictures);
  }
}
