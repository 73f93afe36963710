/**
 * Short forms of Lit's decorators: `vite.config.ts` puts them in place of `lit/decorators.js` in every build. Lit's own also support standard decorators, which
 * nothing here is compiled to, and each embed would pay for that.
 */

import type { PropertyDeclaration, ReactiveElement } from 'lit';

/** Where a page of the site holds embeds, both may bring the same element: the first stays. */
export const customElement = (name: string) => (element: CustomElementConstructor) => {
  if (!customElements.get(name)) customElements.define(name, element);
};

/** For fields only, not for accessors. */
export const property =
  (options?: PropertyDeclaration) =>
  ({ constructor }: object, name: string) =>
    (constructor as typeof ReactiveElement).createProperty(name, options);

export const state = () => property({ state: true, attribute: false });

/** The first element in the shadow root that matches the selector; null without one. */
export const query = (selector: string) => (): PropertyDescriptor => ({
  configurable: true,
  get(this: Element) {
    return this.shadowRoot?.querySelector(selector) ?? null;
  },
});
