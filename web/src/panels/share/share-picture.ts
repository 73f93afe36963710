import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { isRaster, type Drawing } from '../../formats/drawing.js';
import { fileStem, htmlPicture, markdownPicture, type Shared } from './share.model.js';
import { dataAddress, download } from '../../controls/download.js';
import { densityOf, drawingOf, pngFile, svgFile, tikzFile } from '../../stage/picture-files.js';
import { canBeDrawn } from '../../families/page-family.js';
import type { ShareSource } from './share-source.js';
import { shareStyles } from './share-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import * as words from '#words/panels/share';
import '../../controls/snippet-field.js';

/** Bytes of TikZ that are shown; longer texts belong in files. */
const LONGEST_SHOWN = 100_000;

interface Files {
  drawing: Drawing;
  svg: Blob;
  preview: string;
  /** Null where the picture is made of pixels. */
  tikz: Blob | null;
  /** Empty where it is too long to be shown. */
  tikzText: string;
}

/** The picture as files, and the lines that put it into a post. */
@customElement('grundy-share-picture')
export class SharePicture extends LitElement {
  @property({ attribute: false }) source!: ShareSource;
  @property({ attribute: false }) shared!: Shared;
  @state() private dark = false;
  @state() private whole = false;
  @state() private files: Files | null = null;
  @state() private failure = '';
  /** Of the file that a post shows: the one saved last. */
  @state() private ending = 'svg';
  /** Counts the drawings begun; only the last one is wanted. */
  private round = 0;

  static override styles = [
    sharedStyles,
    shareStyles,
    css`
      .preview {
        display: grid;
        place-items: center;
        min-height: 16rem;
        padding: 0.5rem;
        border: 1px solid var(--line);
        border-radius: 8px;
        background: var(--sunken);
      }
      img {
        max-width: 100%;
        max-height: 20rem;
      }
      .hint {
        margin-top: 0.3rem;
        font-size: var(--small);
      }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>): void {
    if (['dark', 'whole', 'source'].some((name) => changed.has(name))) void this.draw();
  }

  private async draw(): Promise<void> {
    const { source, shared, dark, whole } = this;
    const round = ++this.round;
    if (!canBeDrawn(source.analysis)) return;
    try {
      const drawing = await drawingOf(source.pictured, dark, shared.alt);
      const svg = await svgFile(drawing);
      const tikz = isRaster(drawing) ? null : await tikzFile(drawing, whole);
      const files = {
        drawing,
        svg,
        preview: await dataAddress(svg),
        tikz,
        tikzText: tikz && tikz.size <= LONGEST_SHOWN ? await tikz.text() : '',
      };
      if (round === this.round) this.files = files;
    } catch (error) {
      if (round === this.round) this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  protected override render() {
    const { files, failure, shared } = this;
    if (!canBeDrawn(this.source.analysis)) return html`<p>${words.NO_PICTURE}</p>`;
    if (failure !== '') return html`<p class="problem" role="alert">${words.notDrawn(failure)}</p>`;
    return html`
      <div class="preview" aria-busy=${files === null}>${files ? html`<img src=${files.preview} alt=${shared.alt} />` : html`<span role="status" class="muted">${words.DRAWING}</span>`}</div>
      <div class="row">
        <div class="row" role="group" aria-label=${words.COLOURS.name}>
          <button aria-pressed=${!this.dark} @click=${() => (this.dark = false)}>${words.COLOURS.light}</button>
          <button aria-pressed=${this.dark} @click=${() => (this.dark = true)}>${words.COLOURS.dark}</button>
        </div>
        <div class="row" role="group" aria-label=${words.DOWNLOAD}>
          <span class="muted">${words.DOWNLOAD}</span>
          <button aria-label=${words.downloadAs(words.PICTURE_FORMS.svg)} ?disabled=${!files} @click=${() => this.save(files!.svg, 'svg')}>${words.PICTURE_FORMS.svg}</button>
          <button aria-label=${words.downloadAs(words.PICTURE_FORMS.png)} ?disabled=${!files} @click=${() => void this.savePng(files!)}>${words.PICTURE_FORMS.png}</button>
          ${files?.tikz ? html`<button aria-label=${words.downloadAs(words.PICTURE_FORMS.tikz)} @click=${() => this.save(files.tikz!, 'tex')}>${words.PICTURE_FORMS.tikz}</button>` : nothing}
        </div>
      </div>
      ${files ? this.snippets(files) : nothing}
    `;
  }

  private snippets({ drawing, tikz, tikzText }: Files) {
    const { shared } = this;
    const file = `${fileStem(shared.text)}.${this.ending}`;
    const density = densityOf(drawing);
    return html`
      ${density < 2 ? html`<p class="muted">${words.coarsePng(density)}</p>` : nothing}
      ${
        shared.link === ''
          ? nothing
          : html`
            <div>
              <grundy-snippet name=${words.POSTS.markdown} rows="3" .text=${markdownPicture(shared, file)}></grundy-snippet>
              <p class="hint muted">${words.BESIDE_POST.before}<span translate="no">${file}</span>${words.BESIDE_POST.after}</p>
            </div>
            <grundy-snippet name=${words.POSTS.html} rows="3" .text=${htmlPicture(shared, drawing, file)}></grundy-snippet>
          `
      }
      ${
        tikz === null
          ? html`<p class="muted">${words.NO_TIKZ}</p>`
          : html`
            <div>
              <label><input type="checkbox" .checked=${this.whole} @change=${(event: Event) => (this.whole = (event.target as HTMLInputElement).checked)} /> ${words.TIKZ_DOCUMENT}</label>
              ${tikzText === '' ? html`<p class="muted">${words.LONG_TIKZ}</p>` : html`<grundy-snippet name=${words.PICTURE_FORMS.tikz} rows="4" .text=${tikzText}></grundy-snippet>`}
            </div>
          `
      }
    `;
  }

  private save(file: Blob, ending: string): void {
    if (ending !== 'tex') this.ending = ending;
    download(file, `${fileStem(this.shared.text)}.${ending}`);
  }

  private async savePng({ drawing, svg }: Files): Promise<void> {
    try {
      this.save(await pngFile(drawing, svg), 'png');
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }
}
