/**
 * Lit's decorators as every build takes them: `vite.config.ts` puts them in place of `lit/decorators.js`. Lit's own also read the newer
 * kind, which nothing here is compiled to, and each embed would pay for that.
 */

import type { PropertyDeclaration, ReactiveElement } from 'lit';

export const customElement = (name: string) => (element: CustomElementConstructor) => customElements.define(name, element);

/** Of a field; accessors that are written out are none. */
export const property = (options?: PropertyDeclaration) => ({ constructor }: object, name: string) => (constructor as typeof ReactiveElement).createProperty(name, options);

export const state = () => property({ state: true, attribute: false });

/** The first of an element's own parts that the selector finds; null where there is none. */
export const query = (selector: string) => (): PropertyDescriptor => ({
  configurable: true,
  get(this: Element) {
    return this.shadowRoot?.querySelector(selector) ?? null;
  },
});
