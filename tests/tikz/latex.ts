/** Sets TikZ pictures with LaTeX. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

/** A document that loads nothing but TikZ, with a page as large as the picture. */
function documentOf(picture: string): string {
  return `\\documentclass{article}
\\usepackage{tikz}
\\pagestyle{empty}
\\parindent=0pt \\topskip=0pt \\hoffset=-1in \\voffset=-1in \\oddsidemargin=0pt \\topmargin=0pt \\headheight=0pt \\headsep=0pt
\\newsavebox\\drawn
\\begin{document}
\\sbox\\drawn{${picture}\\unskip}
\\pdfpagewidth=\\wd\\drawn \\pdfpageheight=\\dimexpr\\ht\\drawn+\\dp\\drawn\\relax \\textwidth=\\wd\\drawn \\hsize=\\wd\\drawn \\textheight=\\maxdimen
\\shipout\\hbox{\\usebox\\drawn}
\\typeout{SIZE \\the\\wd\\drawn\\space \\the\\ht\\drawn\\space \\the\\dp\\drawn}
\\end{document}
`;
}

interface Set {
  /** The errors at which TeX stopped; empty if there were none. */
  errors: string[];
  log: string;
  bytes: number;
}

function set(picture: string): Set {
  const folder = mkdtempSync(join(tmpdir(), 'grundy-tikz-'));
  try {
    writeFileSync(join(folder, 'drawn.tex'), documentOf(picture));
    const { status } = spawnSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'drawn.tex'], {
      cwd: folder,
    });
    const log = readFileSync(join(folder, 'drawn.log'), 'latin1');
    const errors = log.split('\n').filter((line) => line.startsWith('!'));
    return {
      errors: status === 0 ? errors : [...errors, `status ${status}`],
      log,
      bytes: status === 0 ? statSync(join(folder, 'drawn.pdf')).size : 0,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Expects LaTeX to set the picture without complaint, in its stated size. @param width, height CSS pixels. */
export function expectSet(picture: string, { width, height }: { width: number; height: number }): void {
  const { errors, log, bytes } = set(picture);
  expect(errors).toEqual([]);
  expect(bytes).toBeGreaterThan(1000);
  // Reports one word, since a log is long.
  expect(/Missing character|Undefined|Overfull/.exec(log)?.[0] ?? 'nothing').toBe('nothing');
  // SIZE is in TeX points; a big point (1/72 inch) is 1.00375 of them.
  const [across, up, down] = [.../SIZE (\S+)pt (\S+)pt (\S+)pt/.exec(log)!].slice(1).map(Number) as [
    number,
    number,
    number,
  ];
  expect(across).toBeCloseTo(width * 0.75 * 1.00375, 0);
  expect(up + down).toBeCloseTo(height * 0.75 * 1.00375, 0);
}
