import { applied, differenceOf, type Difference } from '../params/difference.js';
import type { Request, Response } from './protocol.js';

/** A message as it is sent. Its text, if it has one, is emptied; `difference` says how it differs from the last text that crossed. */
export interface Packed<Message extends Request | Response> {
  message: Message;
  difference: Difference | null;
}

function holderOf(message: Request | Response): { text: string } | null {
  if ('text' in message) return message;
  if (message.kind === 'play') return message.reply.ok ? message.reply : null;
  if (message.kind !== 'analyze') return null;
  return 'reply' in message && message.reply.ok ? message.reply.analysis : null;
}

/**
 * One end of the channel between the page and its worker. Both ends keep the last text that crossed, in either direction: most
 * questions and answers are about one position, and copying ten million characters takes a good part of a frame.
 */
export class TextWire {
  private last = '';

  pack<Message extends Request | Response>(message: Message): Packed<Message> {
    const holder = holderOf(message);
    if (!holder) return { message, difference: null };
    const difference = differenceOf(this.last, holder.text);
    this.last = holder.text;
    holder.text = '';
    return { message, difference };
  }

  unpack<Message extends Request | Response>({ message, difference }: Packed<Message>): Message {
    const holder = holderOf(message);
    if (holder && difference) {
      this.last = applied(this.last, difference);
      holder.text = this.last;
    }
    return message;
  }
}
