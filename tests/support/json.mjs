const isLetters = (key) => key === 'outcome' || key === 'outcomes';

/** A value from the core as JSON: typed arrays become plain lists, outcome letters one text such as "LWLWW". */
export function toJson(value, key = '') {
  if (ArrayBuffer.isView(value)) {
    return isLetters(key) ? `"${Buffer.from(value).toString('latin1')}"` : `[${value.join(',')}]`;
  }
  if (Array.isArray(value)) return `[${value.map((item) => toJson(item)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${toJson(field, name)}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value);
}
