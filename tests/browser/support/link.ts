/** A slow network between the site and its readers, made by the server, so that frames and workers are slow as well. */

export interface Link {
  /** Bits in a second, shared by all that is under way. */
  rate: number;
  /** Milliseconds from a request to the first byte of its answer. */
  latency: number;
}

/** As the developer tools of browsers name them, and as rates are counted there. */
export const LINKS: Readonly<Record<'slow 4G' | 'slow 3G', Link>> = {
  'slow 4G': { rate: 1_600_000, latency: 150 },
  'slow 3G': { rate: 400_000, latency: 400 },
};

/** Bytes that travel before another answer has its turn. */
const PACKET = 1400;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns a function that writes a body to an answer as fast as the link carries it. Answers under way take turns, packet by packet. */
export function travelOver({ rate, latency }: Link): (body: Buffer, write: (packet: Buffer) => void) => Promise<void> {
  let free = 0;
  return async (body, write) => {
    await pause(latency);
    for (let at = 0; at < body.length; at += PACKET) {
      const packet = body.subarray(at, at + PACKET);
      const begins = Math.max(performance.now(), free);
      free = begins + (packet.length * 8000) / rate;
      // oxlint-disable-next-line no-await-in-loop -- the packets of one answer follow each other
      await pause(free - performance.now());
      write(packet);
    }
  };
}
