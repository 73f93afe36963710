/** Text has three sizes, and a fourth for the top line of a view; two weights; and three typefaces. One style sheet names them all. */

import { describe, expect, it } from 'vitest';
import { below, read } from '../../house/files.ts';
import { textsOf } from '../../support/literals.ts';

const SIZES = new Set(['var(--small)', 'var(--text)', 'var(--large)', 'var(--display)', 'inherit']);
const WEIGHTS = new Set(['400', '600', 'inherit']);
const FACES = new Set(['var(--sans)', 'var(--serif)', 'var(--mono)', 'inherit']);

/** Text inside a drawing is measured in units of the drawing, and grows with it. */
const DRAWN: Record<string, readonly string[]> = {
  'families/hackenbush/hackenbush-svg-styles.ts': ['.mark', '.name'],
  'families/northcott/northcott-styles.ts': ['text', '.column'],
  'families/row/row-svg-styles.ts': ['.ghost text', '.size', '.name, .value', '.inside'],
  'pictures/graph/graph-svg-styles.ts': ['.token text', '.mark', '.name'],
  'pictures/graph/tree-svg-styles.ts': ['.balloon text', '.coins', '.value', '.name', '.folded'],
  'pictures/grid/board-svg-styles.ts': ['text', 'text.small', '.names text', '.letter'],
};

const FOLDER = 'web/src/';

/** All styles of a file: a style sheet itself, the css templates of an element, or the <style> of a page. */
function stylesIn(file: string): string[] {
  const source = read(file);
  if (file.endsWith('.css')) return [source];
  if (file.endsWith('.html')) return [...source.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
  return textsOf(source, file).tagged.flatMap(({ tag, value }) => (tag === 'css' ? [value] : []));
}

interface Declaration {
  file: string;
  selector: string;
  property: string;
  value: string;
}

const declarations: Declaration[] = [
  ...below(FOLDER, '.css', '.ts', '.html'),
  ...below('web/docs/', '.html'),
  ...below('web/public/', '.html'),
  'web/index.html',
].flatMap((file) =>
  stylesIn(file).flatMap((style) =>
    [...style.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
      ([, selector = '', block = '']) =>
        [...block.matchAll(/(?:^|;)\s*([\w-]+):\s*([^;]+)/g)].map(([, property = '', value = '']) => ({
          file: file.replace(FOLDER, ''),
          selector: selector.trim().replaceAll(/\s+/g, ' '),
          property,
          value: value.trim(),
        })),
    ),
  ),
);

const isDrawn = ({ file, selector, value }: Declaration): boolean =>
  (DRAWN[file]?.includes(selector) ?? false) && /^[\d.]+px$/.test(value);

const written = (property: string, allowed: (declaration: Declaration) => boolean): string[] =>
  declarations
    .filter((each) => each.property === property && !allowed(each))
    .map(({ file, selector, value }) => `${file}: ${selector} { ${property}: ${value} }`);

describe('the type of the site', () => {
  it('is read from the style sheets and the templates of elements', () => {
    expect(declarations.filter(({ property }) => property === 'font-size').length).toBeGreaterThan(50);
    expect(
      Object.entries(DRAWN).flatMap(([file, selectors]) =>
        selectors.filter(
          (selector) => !declarations.some((each) => each.file === file && each.selector === selector && isDrawn(each)),
        ),
      ),
    ).toEqual([]);
  });

  it('has the sizes of theme.css', () => {
    expect(written('font-size', (each) => SIZES.has(each.value) || isDrawn(each))).toEqual([]);
  });

  it('has the weights 400 and 600', () => {
    expect(written('font-weight', ({ value }) => WEIGHTS.has(value))).toEqual([]);
  });

  it('has the faces of theme.css', () => {
    expect(written('font-family', ({ value }) => FACES.has(value))).toEqual([]);
  });

  it('is never set as a whole, which would take back the figures of one width that the root has', () => {
    expect(written('font', ({ value }) => value === 'inherit')).toEqual([]);
    expect(
      declarations
        .filter(({ property }) => property === 'font-variant-numeric')
        .map(({ file, selector, value }) => `${file}: ${selector} ${value}`)
        .toSorted(),
    ).toEqual(['embed/embed-styles.ts: :host tabular-nums', 'styles/page.css: html tabular-nums']);
  });
});
