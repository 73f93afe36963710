import { n as defaultConverter, r as notEqual } from "./reactive-element-CqKud7q_.js";
// web/node_modules/@lit/reactive-element/development/decorators/custom-element.js
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
/**
* Class decorator factory that defines the decorated class as a custom element.
*
* ```js
* @customElement('my-element')
* class MyElement extends LitElement {
*   render() {
*     return html``;
*   }
* }
* ```
* @category Decorator
* @param tagName The tag name of the custom element to define.
*/
var customElement = (tagName) => (classOrTarget, context) => {
	if (context !== void 0) context.addInitializer(() => {
		customElements.define(tagName, classOrTarget);
	});
	else customElements.define(tagName, classOrTarget);
};
// web/node_modules/@lit/reactive-element/development/decorators/property.js
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
var issueWarning$1;
globalThis.litIssuedWarnings ??= /* @__PURE__ */ new Set();
/**
* Issue a warning if we haven't already, based either on `code` or `warning`.
* Warnings are disabled automatically only by `warning`; disabling via `code`
* can be done by users.
*/
issueWarning$1 = (code, warning) => {
	warning += ` See https://lit.dev/msg/${code} for more information.`;
	if (!globalThis.litIssuedWarnings.has(warning) && !globalThis.litIssuedWarnings.has(code)) {
		console.warn(warning);
		globalThis.litIssuedWarnings.add(warning);
	}
};
var legacyProperty = (options, proto, name) => {
	const hasOwnProperty = proto.hasOwnProperty(name);
	proto.constructor.createProperty(name, options);
	return hasOwnProperty ? Object.getOwnPropertyDescriptor(proto, name) : void 0;
};
var defaultPropertyDeclaration = {
	attribute: true,
	type: String,
	converter: defaultConverter,
	reflect: false,
	hasChanged: notEqual
};
/**
* Wraps a class accessor or setter so that `requestUpdate()` is called with the
* property name and old value when the accessor is set.
*/
var standardProperty = (options = defaultPropertyDeclaration, target, context) => {
	const { kind, metadata } = context;
	if (metadata == null) issueWarning$1("missing-class-metadata", `The class ${target} is missing decorator metadata. This could mean that you're using a compiler that supports decorators but doesn't support decorator metadata, such as TypeScript 5.1. Please update your compiler.`);
	let properties = globalThis.litPropertyMetadata.get(metadata);
	if (properties === void 0) globalThis.litPropertyMetadata.set(metadata, properties = /* @__PURE__ */ new Map());
	if (kind === "setter") {
		options = Object.create(options);
		options.wrapped = true;
	}
	properties.set(context.name, options);
	if (kind === "accessor") {
		const { name } = context;
		return {
			set(v) {
				const oldValue = target.get.call(this);
				target.set.call(this, v);
				this.requestUpdate(name, oldValue, options, true, v);
			},
			init(v) {
				if (v !== void 0) this._$changeProperty(name, void 0, options, v);
				return v;
			}
		};
	} else if (kind === "setter") {
		const { name } = context;
		return function(value) {
			const oldValue = this[name];
			target.call(this, value);
			this.requestUpdate(name, oldValue, options, true, value);
		};
	}
	throw new Error(`Unsupported decorator location: ${kind}`);
};
/**
* A class field or accessor decorator which creates a reactive property that
* reflects a corresponding attribute value. When a decorated property is set
* the element will update and render. A {@linkcode PropertyDeclaration} may
* optionally be supplied to configure property features.
*
* This decorator should only be used for public fields. As public fields,
* properties should be considered as primarily settable by element users,
* either via attribute or the property itself.
*
* Generally, properties that are changed by the element should be private or
* protected fields and should use the {@linkcode state} decorator.
*
* However, sometimes element code does need to set a public property. This
* should typically only be done in response to user interaction, and an event
* should be fired informing the user; for example, a checkbox sets its
* `checked` property when clicked and fires a `changed` event. Mutating public
* properties should typically not be done for non-primitive (object or array)
* properties. In other cases when an element needs to manage state, a private
* property decorated via the {@linkcode state} decorator should be used. When
* needed, state properties can be initialized via public properties to
* facilitate complex interactions.
*
* ```ts
* class MyElement {
*   @property({ type: Boolean })
*   clicked = false;
* }
* ```
* @category Decorator
* @ExportDecoratedItems
*/
function property(options) {
	return (protoOrTarget, nameOrContext) => {
		return typeof nameOrContext === "object" ? standardProperty(options, protoOrTarget, nameOrContext) : legacyProperty(options, protoOrTarget, nameOrContext);
	};
}
// web/node_modules/@lit/reactive-element/development/decorators/state.js
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
/**
* Declares a private or protected reactive property that still triggers
* updates to the element when it changes. It does not reflect from the
* corresponding attribute.
*
* Properties declared this way must not be used from HTML or HTML templating
* systems, they're solely for properties internal to the element. These
* properties may be renamed by optimization tools like closure compiler.
* @category Decorator
*/
function state(options) {
	return property({
		...options,
		state: true,
		attribute: false
	});
}
// web/node_modules/@lit/reactive-element/development/decorators/event-options.js
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
/**
* Adds event listener options to a method used as an event listener in a
* lit-html template.
*
* @param options An object that specifies event listener options as accepted by
* `EventTarget#addEventListener` and `EventTarget#removeEventListener`.
*
* Current browsers support the `capture`, `passive`, and `once` options. See:
* https://developer.mozilla.org/en-US/docs/Web/API/EventTarget/addEventListener#Parameters
*
* ```ts
* class MyElement {
*   clicked = false;
*
*   render() {
*     return html`
*       <div @click=${this._onClick}>
*         <button></button>
*       </div>
*     `;
*   }
*
*   @eventOptions({capture: true})
*   _onClick(e) {
*     this.clicked = true;
*   }
* }
* ```
* @category Decorator
*/
function eventOptions(options) {
	return ((protoOrValue, nameOrContext) => {
		const method = typeof protoOrValue === "function" ? protoOrValue : protoOrValue[nameOrContext];
		Object.assign(method, options);
	});
}
// web/node_modules/@lit/reactive-element/development/decorators/base.js
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
/**
* Wraps up a few best practices when returning a property descriptor from a
* decorator.
*
* Marks the defined property as configurable, and enumerable, and handles
* the case where we have a busted Reflect.decorate zombiefill (e.g. in Angular
* apps).
*
* @internal
*/
var desc = (obj, name, descriptor) => {
	descriptor.configurable = true;
	descriptor.enumerable = true;
	if (Reflect.decorate && typeof name !== "object") Object.defineProperty(obj, name, descriptor);
	return descriptor;
};
// web/node_modules/@lit/reactive-element/development/decorators/query.js
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
var issueWarning;
globalThis.litIssuedWarnings ??= /* @__PURE__ */ new Set();
/**
* Issue a warning if we haven't already, based either on `code` or `warning`.
* Warnings are disabled automatically only by `warning`; disabling via `code`
* can be done by users.
*/
issueWarning = (code, warning) => {
	warning += code ? ` See https://lit.dev/msg/${code} for more information.` : "";
	if (!globalThis.litIssuedWarnings.has(warning) && !globalThis.litIssuedWarnings.has(code)) {
		console.warn(warning);
		globalThis.litIssuedWarnings.add(warning);
	}
};
/**
* A property decorator that converts a class property into a getter that
* executes a querySelector on the element's renderRoot.
*
* @param selector A DOMString containing one or more selectors to match.
* @param cache An optional boolean which when true performs the DOM query only
*     once and caches the result.
*
* See: https://developer.mozilla.org/en-US/docs/Web/API/Document/querySelector
*
* ```ts
* class MyElement {
*   @query('#first')
*   first: HTMLDivElement;
*
*   render() {
*     return html`
*       <div id="first"></div>
*       <div id="second"></div>
*     `;
*   }
* }
* ```
* @category Decorator
*/
function query(selector, cache) {
	return ((protoOrTarget, nameOrContext, descriptor) => {
		const doQuery = (el) => {
			const result = el.renderRoot?.querySelector(selector) ?? null;
			if (result === null && cache && !el.hasUpdated) {
				const name = typeof nameOrContext === "object" ? nameOrContext.name : nameOrContext;
				issueWarning("", `@query'd field ${JSON.stringify(String(name))} with the 'cache' flag set for selector '${selector}' has been accessed before the first update and returned null. This is expected if the renderRoot tree has not been provided beforehand (e.g. via Declarative Shadow DOM). Therefore the value hasn't been cached.`);
			}
			return result;
		};
		if (cache) {
			const { get, set } = typeof nameOrContext === "object" ? protoOrTarget : descriptor ?? (() => {
				const key = Symbol(`${String(nameOrContext)} (@query() cache)`);
				return {
					get() {
						return this[key];
					},
					set(v) {
						this[key] = v;
					}
				};
			})();
			return desc(protoOrTarget, nameOrContext, { get() {
				let result = get.call(this);
				if (result === void 0) {
					result = doQuery(this);
					if (result !== null || this.hasUpdated) set.call(this, result);
				}
				return result;
			} });
		} else return desc(protoOrTarget, nameOrContext, { get() {
			return doQuery(this);
		} });
	});
}
// web/node_modules/@lit/reactive-element/development/decorators/query-all.js
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
var fragment;
/**
* A property decorator that converts a class property into a getter
* that executes a querySelectorAll on the element's renderRoot.
*
* @param selector A DOMString containing one or more selectors to match.
*
* See:
* https://developer.mozilla.org/en-US/docs/Web/API/Document/querySelectorAll
*
* ```ts
* class MyElement {
*   @queryAll('div')
*   divs: NodeListOf<HTMLDivElement>;
*
*   render() {
*     return html`
*       <div id="first"></div>
*       <div id="second"></div>
*     `;
*   }
* }
* ```
* @category Decorator
*/
function queryAll(selector) {
	return ((obj, name) => {
		return desc(obj, name, { get() {
			return (this.renderRoot ?? (fragment ??= document.createDocumentFragment())).querySelectorAll(selector);
		} });
	});
}
// web/node_modules/@lit/reactive-element/development/decorators/query-async.js
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
/**
* A property decorator that converts a class property into a getter that
* returns a promise that resolves to the result of a querySelector on the
* element's renderRoot done after the element's `updateComplete` promise
* resolves. When the queried property may change with element state, this
* decorator can be used instead of requiring users to await the
* `updateComplete` before accessing the property.
*
* @param selector A DOMString containing one or more selectors to match.
*
* See: https://developer.mozilla.org/en-US/docs/Web/API/Document/querySelector
*
* ```ts
* class MyElement {
*   @queryAsync('#first')
*   first: Promise<HTMLDivElement>;
*
*   render() {
*     return html`
*       <div id="first"></div>
*       <div id="second"></div>
*     `;
*   }
* }
*
* // external usage
* async doSomethingWithFirst() {
*  (await aMyElement.first).doSomething();
* }
* ```
* @category Decorator
*/
function queryAsync(selector) {
	return ((obj, name) => {
		return desc(obj, name, { async get() {
			await this.updateComplete;
			return this.renderRoot?.querySelector(selector) ?? null;
		} });
	});
}
// web/node_modules/@lit/reactive-element/development/decorators/query-assigned-elements.js
/**
* @license
* Copyright 2021 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
/**
* A property decorator that converts a class property into a getter that
* returns the `assignedElements` of the given `slot`. Provides a declarative
* way to use
* [`HTMLSlotElement.assignedElements`](https://developer.mozilla.org/en-US/docs/Web/API/HTMLSlotElement/assignedElements).
*
* Can be passed an optional {@linkcode QueryAssignedElementsOptions} object.
*
* Example usage:
* ```ts
* class MyElement {
*   @queryAssignedElements({ slot: 'list' })
*   listItems!: Array<HTMLElement>;
*   @queryAssignedElements()
*   unnamedSlotEls!: Array<HTMLElement>;
*
*   render() {
*     return html`
*       <slot name="list"></slot>
*       <slot></slot>
*     `;
*   }
* }
* ```
*
* Note, the type of this property should be annotated as `Array<HTMLElement>`.
*
* @category Decorator
*/
function queryAssignedElements(options) {
	return ((obj, name) => {
		const { slot, selector } = options ?? {};
		const slotSelector = `slot${slot ? `[name=${slot}]` : ":not([name])"}`;
		return desc(obj, name, { get() {
			const elements = (this.renderRoot?.querySelector(slotSelector))?.assignedElements(options) ?? [];
			return selector === void 0 ? elements : elements.filter((node) => node.matches(selector));
		} });
	});
}
// web/node_modules/@lit/reactive-element/development/decorators/query-assigned-nodes.js
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
/**
* A property decorator that converts a class property into a getter that
* returns the `assignedNodes` of the given `slot`.
*
* Can be passed an optional {@linkcode QueryAssignedNodesOptions} object.
*
* Example usage:
* ```ts
* class MyElement {
*   @queryAssignedNodes({slot: 'list', flatten: true})
*   listItems!: Array<Node>;
*
*   render() {
*     return html`
*       <slot name="list"></slot>
*     `;
*   }
* }
* ```
*
* Note the type of this property should be annotated as `Array<Node>`. Use the
* queryAssignedElements decorator to list only elements, and optionally filter
* the element list using a CSS selector.
*
* @category Decorator
*/
function queryAssignedNodes(options) {
	return ((obj, name) => {
		const { slot } = options ?? {};
		const slotSelector = `slot${slot ? `[name=${slot}]` : ":not([name])"}`;
		return desc(obj, name, { get() {
			return (this.renderRoot?.querySelector(slotSelector))?.assignedNodes(options) ?? [];
		} });
	});
}
export { customElement, eventOptions, property, query, queryAll, queryAssignedElements, queryAssignedNodes, queryAsync, standardProperty, state };
