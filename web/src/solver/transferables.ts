/** The buffers of all typed arrays in a record, so that tables move to the page instead of being copied. */
export function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) found.add(value.buffer);
  } else if (Array.isArray(value)) {
    // Lists of plain numbers can be long and hold no buffers.
    if (typeof value[0] === 'object') for (const item of value) buffersIn(item, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) buffersIn(item, found);
  }
  return [...found];
}
