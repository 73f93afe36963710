// web/node_modules/lit-html/development/lit-html.js
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
var global = globalThis;
/**
* Useful for visualizing and logging insights into what the Lit template system is doing.
*
* Compiled out of prod mode builds.
*/
var debugLogEvent = (event) => {
	if (!global.emitLitDebugLogEvents) return;
	global.dispatchEvent(new CustomEvent("lit-debug", { detail: event }));
};
var debugLogRenderId = 0;
var issueWarning;
global.litIssuedWarnings ??= /* @__PURE__ */ new Set();
/**
* Issue a warning if we haven't already, based either on `code` or `warning`.
* Warnings are disabled automatically only by `warning`; disabling via `code`
* can be done by users.
*/
issueWarning = (code, warning) => {
	warning += code ? ` See https://lit.dev/msg/${code} for more information.` : "";
	if (!global.litIssuedWarnings.has(warning) && !global.litIssuedWarnings.has(code)) {
		console.warn(warning);
		global.litIssuedWarnings.add(warning);
	}
};
queueMicrotask(() => {
	issueWarning("dev-mode", `Lit is in dev mode. Not recommended for production!`);
});
var wrap = global.ShadyDOM?.inUse && global.ShadyDOM?.noPatch === true ? global.ShadyDOM.wrap : (node) => node;
var trustedTypes = global.trustedTypes;
/**
* Our TrustedTypePolicy for HTML which is declared using the html template
* tag function.
*
* That HTML is a developer-authored constant, and is parsed with innerHTML
* before any untrusted expressions have been mixed in. Therefor it is
* considered safe by construction.
*/
var policy = trustedTypes ? trustedTypes.createPolicy("lit-html", { createHTML: (s) => s }) : void 0;
var identityFunction = (value) => value;
var noopSanitizer = (_node, _name, _type) => identityFunction;
/** Sets the global sanitizer factory. */
var setSanitizer = (newSanitizer) => {
	if (sanitizerFactoryInternal !== noopSanitizer) throw new Error("Attempted to overwrite existing lit-html security policy. setSanitizeDOMValueFactory should be called at most once.");
	sanitizerFactoryInternal = newSanitizer;
};
/**
* Only used in internal tests, not a part of the public API.
*/
var _testOnlyClearSanitizerFactoryDoNotCallOrElse = () => {
	sanitizerFactoryInternal = noopSanitizer;
};
var createSanitizer = (node, name, type) => {
	return sanitizerFactoryInternal(node, name, type);
};
var boundAttributeSuffix = "$lit$";
var marker = `lit$${Math.random().toFixed(9).slice(2)}$`;
var markerMatch = "?" + marker;
var nodeMarker = `<${markerMatch}>`;
var d = document;
var createMarker = () => d.createComment("");
var isPrimitive = (value) => value === null || typeof value != "object" && typeof value != "function";
var isArray = Array.isArray;
var isIterable = (value) => isArray(value) || typeof value?.[Symbol.iterator] === "function";
var SPACE_CHAR = `[ \t\n\f\r]`;
var ATTR_VALUE_CHAR = `[^ \t\n\f\r"'\`<>=]`;
var NAME_CHAR = `[^\\s"'>=/]`;
/**
* End of text is: `<` followed by:
*   (comment start) or (tag) or (dynamic tag binding)
*/
var textEndRegex = /<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g;
var COMMENT_START = 1;
var TAG_NAME = 2;
var DYNAMIC_TAG_NAME = 3;
var commentEndRegex = /-->/g;
/**
* Comments not started with <!--, like </{, can be ended by a single `>`
*/
var comment2EndRegex = />/g;
/**
* The tagEnd regex matches the end of the "inside an opening" tag syntax
* position. It either matches a `>`, an attribute-like sequence, or the end
* of the string after a space (attribute-name position ending).
*
* See attributes in the HTML spec:
* https://www.w3.org/TR/html5/syntax.html#elements-attributes
*
* " \t\n\f\r" are HTML space characters:
* https://infra.spec.whatwg.org/#ascii-whitespace
*
* So an attribute is:
*  * The name: any character except a whitespace character, ("), ('), ">",
*    "=", or "/". Note: this is different from the HTML spec which also excludes control characters.
*  * Followed by zero or more space characters
*  * Followed by "="
*  * Followed by zero or more space characters
*  * Followed by:
*    * Any character except space, ('), ("), "<", ">", "=", (`), or
*    * (") then any non-("), or
*    * (') then any non-(')
*/
var tagEndRegex = new RegExp(`>|${SPACE_CHAR}(?:(${NAME_CHAR}+)(${SPACE_CHAR}*=${SPACE_CHAR}*(?:${ATTR_VALUE_CHAR}|("|')|))|$)`, "g");
var ENTIRE_MATCH = 0;
var ATTRIBUTE_NAME = 1;
var SPACES_AND_EQUALS = 2;
var QUOTE_CHAR = 3;
var singleQuoteAttrEndRegex = /'/g;
var doubleQuoteAttrEndRegex = /"/g;
/**
* Matches the raw text elements.
*
* Comments are not parsed within raw text elements, so we need to search their
* text content for marker strings.
*/
var rawTextElement = /^(?:script|style|textarea|title)$/i;
/** TemplateResult types */
var HTML_RESULT = 1;
var SVG_RESULT = 2;
var MATHML_RESULT = 3;
var ATTRIBUTE_PART = 1;
var CHILD_PART = 2;
var PROPERTY_PART = 3;
var BOOLEAN_ATTRIBUTE_PART = 4;
var EVENT_PART = 5;
var ELEMENT_PART = 6;
var COMMENT_PART = 7;
/**
* Generates a template literal tag function that returns a TemplateResult with
* the given result type.
*/
var tag = (type) => (strings, ...values) => {
	if (strings.some((s) => s === void 0)) console.warn("Some template strings are undefined.\nThis is probably caused by illegal octal escape sequences.");
	if (values.some((val) => val?.["_$litStatic$"])) issueWarning("", "Static values 'literal' or 'unsafeStatic' cannot be used as values to non-static templates.\nPlease use the static 'html' tag function. See https://lit.dev/docs/templates/expressions/#static-expressions");
	return {
		["_$litType$"]: type,
		strings,
		values
	};
};
/**
* Interprets a template literal as an HTML template that can efficiently
* render to and update a container.
*
* ```ts
* const header = (title: string) => html`<h1>${title}</h1>`;
* ```
*
* The `html` tag returns a description of the DOM to render as a value. It is
* lazy, meaning no work is done until the template is rendered. When rendering,
* if a template comes from the same expression as a previously rendered result,
* it's efficiently updated instead of replaced.
*/
var html = tag(HTML_RESULT);
/**
* Interprets a template literal as an SVG fragment that can efficiently render
* to and update a container.
*
* ```ts
* const rect = svg`<rect width="10" height="10"></rect>`;
*
* const myImage = html`
*   <svg viewBox="0 0 10 10" xmlns="http://www.w3.org/2000/svg">
*     ${rect}
*   </svg>`;
* ```
*
* The `svg` *tag function* should only be used for SVG fragments, or elements
* that would be contained **inside** an `<svg>` HTML element. A common error is
* placing an `<svg>` *element* in a template tagged with the `svg` tag
* function. The `<svg>` element is an HTML element and should be used within a
* template tagged with the {@linkcode html} tag function.
*
* In LitElement usage, it's invalid to return an SVG fragment from the
* `render()` method, as the SVG fragment will be contained within the element's
* shadow root and thus not be properly contained within an `<svg>` HTML
* element.
*/
var svg = tag(SVG_RESULT);
/**
* Interprets a template literal as MathML fragment that can efficiently render
* to and update a container.
*
* ```ts
* const num = mathml`<mn>1</mn>`;
*
* const eq = html`
*   <math>
*     ${num}
*   </math>`;
* ```
*
* The `mathml` *tag function* should only be used for MathML fragments, or
* elements that would be contained **inside** a `<math>` HTML element. A common
* error is placing a `<math>` *element* in a template tagged with the `mathml`
* tag function. The `<math>` element is an HTML element and should be used
* within a template tagged with the {@linkcode html} tag function.
*
* In LitElement usage, it's invalid to return an MathML fragment from the
* `render()` method, as the MathML fragment will be contained within the
* element's shadow root and thus not be properly contained within a `<math>`
* HTML element.
*/
var mathml = tag(MATHML_RESULT);
/**
* A sentinel value that signals that a value was handled by a directive and
* should not be written to the DOM.
*/
var noChange = Symbol.for("lit-noChange");
/**
* A sentinel value that signals a ChildPart to fully clear its content.
*
* ```ts
* const button = html`${
*  user.isAdmin
*    ? html`<button>DELETE</button>`
*    : nothing
* }`;
* ```
*
* Prefer using `nothing` over other falsy values as it provides a consistent
* behavior between various expression binding contexts.
*
* In child expressions, `undefined`, `null`, `''`, and `nothing` all behave the
* same and render no nodes. In attribute expressions, `nothing` _removes_ the
* attribute, while `undefined` and `null` will render an empty string. In
* property expressions `nothing` becomes `undefined`.
*/
var nothing = Symbol.for("lit-nothing");
/**
* The cache of prepared templates, keyed by the tagged TemplateStringsArray
* and _not_ accounting for the specific template tag used. This means that
* template tags cannot be dynamic - they must statically be one of html, svg,
* or attr. This restriction simplifies the cache lookup, which is on the hot
* path for rendering.
*/
var templateCache = /* @__PURE__ */ new WeakMap();
var walker = d.createTreeWalker(d, 129);
var sanitizerFactoryInternal = noopSanitizer;
function trustFromTemplateString(tsa, stringFromTSA) {
	if (!isArray(tsa) || !tsa.hasOwnProperty("raw")) {
		let message = "invalid template strings array";
		message = `
          Internal Error: expected template strings to be an array
          with a 'raw' field. Faking a template strings array by
          calling html or svg like an ordinary function is effectively
          the same as calling unsafeHtml and can lead to major security
          issues, e.g. opening your code up to XSS attacks.
          If you're using the html or svg tagged template functions normally
          and still seeing this error, please file a bug at
          https://github.com/lit/lit/issues/new?template=bug_report.md
          and include information about your build tooling, if any.
        `.trim().replace(/\n */g, "\n");
		throw new Error(message);
	}
	return policy !== void 0 ? policy.createHTML(stringFromTSA) : stringFromTSA;
}
/**
* Returns an HTML string for the given TemplateStringsArray and result type
* (HTML or SVG), along with the case-sensitive bound attribute names in
* template order. The HTML contains comment markers denoting the `ChildPart`s
* and suffixes on bound attributes denoting the `AttributeParts`.
*
* @param strings template strings array
* @param type HTML or SVG
* @return Array containing `[html, attrNames]` (array returned for terseness,
*     to avoid object fields since this code is shared with non-minified SSR
*     code)
*/
var getTemplateHtml = (strings, type) => {
	const l = strings.length - 1;
	const attrNames = [];
	let html = type === SVG_RESULT ? "<svg>" : type === MATHML_RESULT ? "<math>" : "";
	let rawTextEndRegex;
	let regex = textEndRegex;
	for (let i = 0; i < l; i++) {
		const s = strings[i];
		let attrNameEndIndex = -1;
		let attrName;
		let lastIndex = 0;
		let match;
		while (lastIndex < s.length) {
			regex.lastIndex = lastIndex;
			match = regex.exec(s);
			if (match === null) break;
			lastIndex = regex.lastIndex;
			if (regex === textEndRegex) {
				if (match[COMMENT_START] === "!--") regex = commentEndRegex;
				else if (match[COMMENT_START] !== void 0) regex = comment2EndRegex;
				else if (match[TAG_NAME] !== void 0) {
					if (rawTextElement.test(match[TAG_NAME])) rawTextEndRegex = new RegExp(`</${match[TAG_NAME]}`, "g");
					regex = tagEndRegex;
				} else if (match[DYNAMIC_TAG_NAME] !== void 0) throw new Error("Bindings in tag names are not supported. Please use static templates instead. See https://lit.dev/docs/templates/expressions/#static-expressions");
			} else if (regex === tagEndRegex) {
				if (match[ENTIRE_MATCH] === ">") {
					regex = rawTextEndRegex ?? textEndRegex;
					attrNameEndIndex = -1;
				} else if (match[ATTRIBUTE_NAME] === void 0) attrNameEndIndex = -2;
				else {
					attrNameEndIndex = regex.lastIndex - match[SPACES_AND_EQUALS].length;
					attrName = match[ATTRIBUTE_NAME];
					regex = match[QUOTE_CHAR] === void 0 ? tagEndRegex : match[QUOTE_CHAR] === "\"" ? doubleQuoteAttrEndRegex : singleQuoteAttrEndRegex;
				}
			} else if (regex === doubleQuoteAttrEndRegex || regex === singleQuoteAttrEndRegex) regex = tagEndRegex;
			else if (regex === commentEndRegex || regex === comment2EndRegex) regex = textEndRegex;
			else {
				regex = tagEndRegex;
				rawTextEndRegex = void 0;
			}
		}
		console.assert(attrNameEndIndex === -1 || regex === tagEndRegex || regex === singleQuoteAttrEndRegex || regex === doubleQuoteAttrEndRegex, "unexpected parse state B");
		const end = regex === tagEndRegex && strings[i + 1].startsWith("/>") ? " " : "";
		html += regex === textEndRegex ? s + nodeMarker : attrNameEndIndex >= 0 ? (attrNames.push(attrName), s.slice(0, attrNameEndIndex) + boundAttributeSuffix + s.slice(attrNameEndIndex)) + marker + end : s + marker + (attrNameEndIndex === -2 ? i : end);
	}
	return [trustFromTemplateString(strings, html + (strings[l] || "<?>") + (type === SVG_RESULT ? "</svg>" : type === MATHML_RESULT ? "</math>" : "")), attrNames];
};
var Template = class Template {
	constructor({ strings, ["_$litType$"]: type }, options) {
		this.parts = [];
		let node;
		let nodeIndex = 0;
		let attrNameIndex = 0;
		const partCount = strings.length - 1;
		const parts = this.parts;
		const [html, attrNames] = getTemplateHtml(strings, type);
		this.el = Template.createElement(html, options);
		walker.currentNode = this.el.content;
		if (type === SVG_RESULT || type === MATHML_RESULT) {
			const wrapper = this.el.content.firstChild;
			wrapper.replaceWith(...wrapper.childNodes);
		}
		while ((node = walker.nextNode()) !== null && parts.length < partCount) {
			if (node.nodeType === 1) {
				{
					const tag = node.localName;
					if (/^(?:textarea|template)$/i.test(tag) && node.innerHTML.includes(marker)) {
						const m = `Expressions are not supported inside \`${tag}\` elements. See https://lit.dev/msg/expression-in-${tag} for more information.`;
						if (tag === "template") throw new Error(m);
						else issueWarning("", m);
					}
				}
				if (node.hasAttributes()) {
					for (const name of node.getAttributeNames()) if (name.endsWith(boundAttributeSuffix)) {
						const realName = attrNames[attrNameIndex++];
						const statics = node.getAttribute(name).split(marker);
						const m = /([.?@])?(.*)/.exec(realName);
						parts.push({
							type: ATTRIBUTE_PART,
							index: nodeIndex,
							name: m[2],
							strings: statics,
							ctor: m[1] === "." ? PropertyPart : m[1] === "?" ? BooleanAttributePart : m[1] === "@" ? EventPart : AttributePart
						});
						node.removeAttribute(name);
					} else if (name.startsWith(marker)) {
						parts.push({
							type: ELEMENT_PART,
							index: nodeIndex
						});
						node.removeAttribute(name);
					}
				}
				if (rawTextElement.test(node.tagName)) {
					const strings = node.textContent.split(marker);
					const lastIndex = strings.length - 1;
					if (lastIndex > 0) {
						node.textContent = trustedTypes ? trustedTypes.emptyScript : "";
						for (let i = 0; i < lastIndex; i++) {
							node.append(strings[i], createMarker());
							walker.nextNode();
							parts.push({
								type: CHILD_PART,
								index: ++nodeIndex
							});
						}
						node.append(strings[lastIndex], createMarker());
					}
				}
			} else if (node.nodeType === 8) {
				if (node.data === markerMatch) parts.push({
					type: CHILD_PART,
					index: nodeIndex
				});
				else {
					let i = -1;
					while ((i = node.data.indexOf(marker, i + 1)) !== -1) {
						parts.push({
							type: COMMENT_PART,
							index: nodeIndex
						});
						i += marker.length - 1;
					}
				}
			}
			nodeIndex++;
		}
		if (attrNames.length !== attrNameIndex) throw new Error("Detected duplicate attribute bindings. This occurs if your template has duplicate attributes on an element tag. For example \"<input ?disabled=${true} ?disabled=${false}>\" contains a duplicate \"disabled\" attribute. The error was detected in the following template: \n`" + strings.join("${...}") + "`");
		debugLogEvent && debugLogEvent({
			kind: "template prep",
			template: this,
			clonableTemplate: this.el,
			parts: this.parts,
			strings
		});
	}
	/** @nocollapse */
	static createElement(html, _options) {
		const el = d.createElement("template");
		el.innerHTML = html;
		return el;
	}
};
function resolveDirective(part, value, parent = part, attributeIndex) {
	if (value === noChange) return value;
	let currentDirective = attributeIndex !== void 0 ? parent.__directives?.[attributeIndex] : parent.__directive;
	const nextDirectiveConstructor = isPrimitive(value) ? void 0 : value["_$litDirective$"];
	if (currentDirective?.constructor !== nextDirectiveConstructor) {
		currentDirective?.["_$notifyDirectiveConnectionChanged"]?.(false);
		if (nextDirectiveConstructor === void 0) currentDirective = void 0;
		else {
			currentDirective = new nextDirectiveConstructor(part);
			currentDirective._$initialize(part, parent, attributeIndex);
		}
		if (attributeIndex !== void 0) (parent.__directives ??= [])[attributeIndex] = currentDirective;
		else parent.__directive = currentDirective;
	}
	if (currentDirective !== void 0) value = resolveDirective(part, currentDirective._$resolve(part, value.values), currentDirective, attributeIndex);
	return value;
}
/**
* An updateable instance of a Template. Holds references to the Parts used to
* update the template instance.
*/
var TemplateInstance = class {
	constructor(template, parent) {
		this._$parts = [];
		/** @internal */
		this._$disconnectableChildren = void 0;
		this._$template = template;
		this._$parent = parent;
	}
	get parentNode() {
		return this._$parent.parentNode;
	}
	get _$isConnected() {
		return this._$parent._$isConnected;
	}
	_clone(options) {
		const { el: { content }, parts } = this._$template;
		const fragment = (options?.creationScope ?? d).importNode(content, true);
		walker.currentNode = fragment;
		let node = walker.nextNode();
		let nodeIndex = 0;
		let partIndex = 0;
		let templatePart = parts[0];
		while (templatePart !== void 0) {
			if (nodeIndex === templatePart.index) {
				let part;
				if (templatePart.type === CHILD_PART) part = new ChildPart(node, node.nextSibling, this, options);
				else if (templatePart.type === ATTRIBUTE_PART) part = new templatePart.ctor(node, templatePart.name, templatePart.strings, this, options);
				else if (templatePart.type === ELEMENT_PART) part = new ElementPart(node, this, options);
				this._$parts.push(part);
				templatePart = parts[++partIndex];
			}
			if (nodeIndex !== templatePart?.index) {
				node = walker.nextNode();
				nodeIndex++;
			}
		}
		walker.currentNode = d;
		return fragment;
	}
	_update(values) {
		let i = 0;
		for (const part of this._$parts) {
			if (part !== void 0) {
				debugLogEvent && debugLogEvent({
					kind: "set part",
					part,
					value: values[i],
					valueIndex: i,
					values,
					templateInstance: this
				});
				if (part.strings !== void 0) {
					part._$setValue(values, part, i);
					i += part.strings.length - 2;
				} else part._$setValue(values[i]);
			}
			i++;
		}
	}
};
var ChildPart = class ChildPart {
	get _$isConnected() {
		return this._$parent?._$isConnected ?? this.__isConnected;
	}
	constructor(startNode, endNode, parent, options) {
		this.type = CHILD_PART;
		this._$committedValue = nothing;
		/** @internal */
		this._$disconnectableChildren = void 0;
		this._$startNode = startNode;
		this._$endNode = endNode;
		this._$parent = parent;
		this.options = options;
		this.__isConnected = options?.isConnected ?? true;
		this._textSanitizer = void 0;
	}
	/**
	* The parent node into which the part renders its content.
	*
	* A ChildPart's content consists of a range of adjacent child nodes of
	* `.parentNode`, possibly bordered by 'marker nodes' (`.startNode` and
	* `.endNode`).
	*
	* - If both `.startNode` and `.endNode` are non-null, then the part's content
	* consists of all siblings between `.startNode` and `.endNode`, exclusively.
	*
	* - If `.startNode` is non-null but `.endNode` is null, then the part's
	* content consists of all siblings following `.startNode`, up to and
	* including the last child of `.parentNode`. If `.endNode` is non-null, then
	* `.startNode` will always be non-null.
	*
	* - If both `.endNode` and `.startNode` are null, then the part's content
	* consists of all child nodes of `.parentNode`.
	*/
	get parentNode() {
		let parentNode = wrap(this._$startNode).parentNode;
		const parent = this._$parent;
		if (parent !== void 0 && parentNode?.nodeType === 11) parentNode = parent.parentNode;
		return parentNode;
	}
	/**
	* The part's leading marker node, if any. See `.parentNode` for more
	* information.
	*/
	get startNode() {
		return this._$startNode;
	}
	/**
	* The part's trailing marker node, if any. See `.parentNode` for more
	* information.
	*/
	get endNode() {
		return this._$endNode;
	}
	_$setValue(value, directiveParent = this) {
		if (this.parentNode === null) throw new Error(`This \`ChildPart\` has no \`parentNode\` and therefore cannot accept a value. This likely means the element containing the part was manipulated in an unsupported way outside of Lit's control such that the part's marker nodes were ejected from DOM. For example, setting the element's \`innerHTML\` or \`textContent\` can do this.`);
		value = resolveDirective(this, value, directiveParent);
		if (isPrimitive(value)) {
			if (value === nothing || value == null || value === "") {
				if (this._$committedValue !== nothing) {
					debugLogEvent && debugLogEvent({
						kind: "commit nothing to child",
						start: this._$startNode,
						end: this._$endNode,
						parent: this._$parent,
						options: this.options
					});
					this._$clear();
				}
				this._$committedValue = nothing;
			} else if (value !== this._$committedValue && value !== noChange) this._commitText(value);
		} else if (value["_$litType$"] !== void 0) this._commitTemplateResult(value);
		else if (value.nodeType !== void 0) {
			if (this.options?.host === value) {
				this._commitText("[probable mistake: rendered a template's host in itself (commonly caused by writing ${this} in a template]");
				console.warn(`Attempted to render the template host`, value, `inside itself. This is almost always a mistake, and in dev mode `, `we render some warning text. In production however, we'll `, `render it, which will usually result in an error, and sometimes `, `in the element disappearing from the DOM.`);
				return;
			}
			this._commitNode(value);
		} else if (isIterable(value)) this._commitIterable(value);
		else this._commitText(value);
	}
	_insert(node) {
		return wrap(wrap(this._$startNode).parentNode).insertBefore(node, this._$endNode);
	}
	_commitNode(value) {
		if (this._$committedValue !== value) {
			this._$clear();
			if (sanitizerFactoryInternal !== noopSanitizer) {
				const parentNodeName = this._$startNode.parentNode?.nodeName;
				if (parentNodeName === "STYLE" || parentNodeName === "SCRIPT") {
					let message = "Forbidden";
					if (parentNodeName === "STYLE") message = "Lit does not support binding inside style nodes. This is a security risk, as style injection attacks can exfiltrate data and spoof UIs. Consider instead using css`...` literals to compose styles, and do dynamic styling with css custom properties, ::parts, <slot>s, and by mutating the DOM rather than stylesheets.";
					else message = "Lit does not support binding inside script nodes. This is a security risk, as it could allow arbitrary code execution.";
					throw new Error(message);
				}
			}
			debugLogEvent && debugLogEvent({
				kind: "commit node",
				start: this._$startNode,
				parent: this._$parent,
				value,
				options: this.options
			});
			this._$committedValue = this._insert(value);
		}
	}
	_commitText(value) {
		if (this._$committedValue !== nothing && isPrimitive(this._$committedValue)) {
			const node = wrap(this._$startNode).nextSibling;
			if (this._textSanitizer === void 0) this._textSanitizer = createSanitizer(node, "data", "property");
			value = this._textSanitizer(value);
			debugLogEvent && debugLogEvent({
				kind: "commit text",
				node,
				value,
				options: this.options
			});
			node.data = value;
		} else {
			const textNode = d.createTextNode("");
			this._commitNode(textNode);
			if (this._textSanitizer === void 0) this._textSanitizer = createSanitizer(textNode, "data", "property");
			value = this._textSanitizer(value);
			debugLogEvent && debugLogEvent({
				kind: "commit text",
				node: textNode,
				value,
				options: this.options
			});
			textNode.data = value;
		}
		this._$committedValue = value;
	}
	_commitTemplateResult(result) {
		const { values, ["_$litType$"]: type } = result;
		const template = typeof type === "number" ? this._$getTemplate(result) : (type.el === void 0 && (type.el = Template.createElement(trustFromTemplateString(type.h, type.h[0]), this.options)), type);
		if (this._$committedValue?._$template === template) {
			debugLogEvent && debugLogEvent({
				kind: "template updating",
				template,
				instance: this._$committedValue,
				parts: this._$committedValue._$parts,
				options: this.options,
				values
			});
			this._$committedValue._update(values);
		} else {
			const instance = new TemplateInstance(template, this);
			const fragment = instance._clone(this.options);
			debugLogEvent && debugLogEvent({
				kind: "template instantiated",
				template,
				instance,
				parts: instance._$parts,
				options: this.options,
				fragment,
				values
			});
			instance._update(values);
			debugLogEvent && debugLogEvent({
				kind: "template instantiated and updated",
				template,
				instance,
				parts: instance._$parts,
				options: this.options,
				fragment,
				values
			});
			this._commitNode(fragment);
			this._$committedValue = instance;
		}
	}
	/** @internal */
	_$getTemplate(result) {
		let template = templateCache.get(result.strings);
		if (template === void 0) templateCache.set(result.strings, template = new Template(result));
		return template;
	}
	_commitIterable(value) {
		if (!isArray(this._$committedValue)) {
			this._$committedValue = [];
			this._$clear();
		}
		const itemParts = this._$committedValue;
		let partIndex = 0;
		let itemPart;
		for (const item of value) {
			if (partIndex === itemParts.length) itemParts.push(itemPart = new ChildPart(this._insert(createMarker()), this._insert(createMarker()), this, this.options));
			else itemPart = itemParts[partIndex];
			itemPart._$setValue(item);
			partIndex++;
		}
		if (partIndex < itemParts.length) {
			this._$clear(itemPart && wrap(itemPart._$endNode).nextSibling, partIndex);
			itemParts.length = partIndex;
		}
	}
	/**
	* Removes the nodes contained within this Part from the DOM.
	*
	* @param start Start node to clear from, for clearing a subset of the part's
	*     DOM (used when truncating iterables)
	* @param from  When `start` is specified, the index within the iterable from
	*     which ChildParts are being removed, used for disconnecting directives
	*     in those Parts.
	*
	* @internal
	*/
	_$clear(start = wrap(this._$startNode).nextSibling, from) {
		this._$notifyConnectionChanged?.(false, true, from);
		while (start !== this._$endNode) {
			const n = wrap(start).nextSibling;
			wrap(start).remove();
			start = n;
		}
	}
	/**
	* Implementation of RootPart's `isConnected`. Note that this method
	* should only be called on `RootPart`s (the `ChildPart` returned from a
	* top-level `render()` call). It has no effect on non-root ChildParts.
	* @param isConnected Whether to set
	* @internal
	*/
	setConnected(isConnected) {
		if (this._$parent === void 0) {
			this.__isConnected = isConnected;
			this._$notifyConnectionChanged?.(isConnected);
		} else throw new Error("part.setConnected() may only be called on a RootPart returned from render().");
	}
};
var AttributePart = class {
	get tagName() {
		return this.element.tagName;
	}
	get _$isConnected() {
		return this._$parent._$isConnected;
	}
	constructor(element, name, strings, parent, options) {
		this.type = ATTRIBUTE_PART;
		/** @internal */
		this._$committedValue = nothing;
		/** @internal */
		this._$disconnectableChildren = void 0;
		this.element = element;
		this.name = name;
		this._$parent = parent;
		this.options = options;
		if (strings.length > 2 || strings[0] !== "" || strings[1] !== "") {
			this._$committedValue = new Array(strings.length - 1).fill(/* @__PURE__ */ new String());
			this.strings = strings;
		} else this._$committedValue = nothing;
		this._sanitizer = void 0;
	}
	/**
	* Sets the value of this part by resolving the value from possibly multiple
	* values and static strings and committing it to the DOM.
	* If this part is single-valued, `this._strings` will be undefined, and the
	* method will be called with a single value argument. If this part is
	* multi-value, `this._strings` will be defined, and the method is called
	* with the value array of the part's owning TemplateInstance, and an offset
	* into the value array from which the values should be read.
	* This method is overloaded this way to eliminate short-lived array slices
	* of the template instance values, and allow a fast-path for single-valued
	* parts.
	*
	* @param value The part value, or an array of values for multi-valued parts
	* @param valueIndex the index to start reading values from. `undefined` for
	*   single-valued parts
	* @param noCommit causes the part to not commit its value to the DOM. Used
	*   in hydration to prime attribute parts with their first-rendered value,
	*   but not set the attribute, and in SSR to no-op the DOM operation and
	*   capture the value for serialization.
	*
	* @internal
	*/
	_$setValue(value, directiveParent = this, valueIndex, noCommit) {
		const strings = this.strings;
		let change = false;
		if (strings === void 0) {
			value = resolveDirective(this, value, directiveParent, 0);
			change = !isPrimitive(value) || value !== this._$committedValue && value !== noChange;
			if (change) this._$committedValue = value;
		} else {
			const values = value;
			value = strings[0];
			let i, v;
			for (i = 0; i < strings.length - 1; i++) {
				v = resolveDirective(this, values[valueIndex + i], directiveParent, i);
				if (v === noChange) v = this._$committedValue[i];
				change ||= !isPrimitive(v) || v !== this._$committedValue[i];
				if (v === nothing) value = nothing;
				else if (value !== nothing) value += (v ?? "") + strings[i + 1];
				this._$committedValue[i] = v;
			}
		}
		if (change && !noCommit) this._commitValue(value);
	}
	/** @internal */
	_commitValue(value) {
		if (value === nothing) wrap(this.element).removeAttribute(this.name);
		else {
			if (this._sanitizer === void 0) this._sanitizer = sanitizerFactoryInternal(this.element, this.name, "attribute");
			value = this._sanitizer(value ?? "");
			debugLogEvent && debugLogEvent({
				kind: "commit attribute",
				element: this.element,
				name: this.name,
				value,
				options: this.options
			});
			wrap(this.element).setAttribute(this.name, value ?? "");
		}
	}
};
var PropertyPart = class extends AttributePart {
	constructor() {
		super(...arguments);
		this.type = PROPERTY_PART;
	}
	/** @internal */
	_commitValue(value) {
		if (this._sanitizer === void 0) this._sanitizer = sanitizerFactoryInternal(this.element, this.name, "property");
		value = this._sanitizer(value);
		debugLogEvent && debugLogEvent({
			kind: "commit property",
			element: this.element,
			name: this.name,
			value,
			options: this.options
		});
		this.element[this.name] = value === nothing ? void 0 : value;
	}
};
var BooleanAttributePart = class extends AttributePart {
	constructor() {
		super(...arguments);
		this.type = BOOLEAN_ATTRIBUTE_PART;
	}
	/** @internal */
	_commitValue(value) {
		debugLogEvent && debugLogEvent({
			kind: "commit boolean attribute",
			element: this.element,
			name: this.name,
			value: !!(value && value !== nothing),
			options: this.options
		});
		wrap(this.element).toggleAttribute(this.name, !!value && value !== nothing);
	}
};
var EventPart = class extends AttributePart {
	constructor(element, name, strings, parent, options) {
		super(element, name, strings, parent, options);
		this.type = EVENT_PART;
		if (this.strings !== void 0) throw new Error(`A \`<${element.localName}>\` has a \`@${name}=...\` listener with invalid content. Event listeners in templates must have exactly one expression and no surrounding text.`);
	}
	/** @internal */
	_$setValue(newListener, directiveParent = this) {
		newListener = resolveDirective(this, newListener, directiveParent, 0) ?? nothing;
		if (newListener === noChange) return;
		const oldListener = this._$committedValue;
		const shouldRemoveListener = newListener === nothing && oldListener !== nothing || newListener.capture !== oldListener.capture || newListener.once !== oldListener.once || newListener.passive !== oldListener.passive;
		const shouldAddListener = newListener !== nothing && (oldListener === nothing || shouldRemoveListener);
		debugLogEvent && debugLogEvent({
			kind: "commit event listener",
			element: this.element,
			name: this.name,
			value: newListener,
			options: this.options,
			removeListener: shouldRemoveListener,
			addListener: shouldAddListener,
			oldListener
		});
		if (shouldRemoveListener) this.element.removeEventListener(this.name, this, oldListener);
		if (shouldAddListener) this.element.addEventListener(this.name, this, newListener);
		this._$committedValue = newListener;
	}
	handleEvent(event) {
		if (typeof this._$committedValue === "function") this._$committedValue.call(this.options?.host ?? this.element, event);
		else this._$committedValue.handleEvent(event);
	}
};
var ElementPart = class {
	constructor(element, parent, options) {
		this.element = element;
		this.type = ELEMENT_PART;
		/** @internal */
		this._$disconnectableChildren = void 0;
		this._$parent = parent;
		this.options = options;
	}
	get _$isConnected() {
		return this._$parent._$isConnected;
	}
	_$setValue(value) {
		debugLogEvent && debugLogEvent({
			kind: "commit to element binding",
			element: this.element,
			value,
			options: this.options
		});
		resolveDirective(this, value);
	}
};
/**
* END USERS SHOULD NOT RELY ON THIS OBJECT.
*
* Private exports for use by other Lit packages, not intended for use by
* external users.
*
* We currently do not make a mangled rollup build of the lit-ssr code. In order
* to keep a number of (otherwise private) top-level exports mangled in the
* client side code, we export a _$LH object containing those members (or
* helper methods for accessing private fields of those members), and then
* re-export them for use in lit-ssr. This keeps lit-ssr agnostic to whether the
* client-side code is being used in `dev` mode or `prod` mode.
*
* This has a unique name, to disambiguate it from private exports in
* lit-element, which re-exports all of lit-html.
*
* @private
*/
var _$LH = {
	_boundAttributeSuffix: boundAttributeSuffix,
	_marker: marker,
	_markerMatch: markerMatch,
	_HTML_RESULT: HTML_RESULT,
	_getTemplateHtml: getTemplateHtml,
	_TemplateInstance: TemplateInstance,
	_isIterable: isIterable,
	_resolveDirective: resolveDirective,
	_ChildPart: ChildPart,
	_AttributePart: AttributePart,
	_BooleanAttributePart: BooleanAttributePart,
	_EventPart: EventPart,
	_PropertyPart: PropertyPart,
	_ElementPart: ElementPart
};
var polyfillSupport = global.litHtmlPolyfillSupportDevMode;
polyfillSupport?.(Template, ChildPart);
(global.litHtmlVersions ??= []).push("3.3.3");
if (global.litHtmlVersions.length > 1) queueMicrotask(() => {
	issueWarning("multiple-versions", "Multiple versions of Lit loaded. Loading multiple versions is not recommended.");
});
/**
* Renders a value, usually a lit-html TemplateResult, to the container.
*
* This example renders the text "Hello, Zoe!" inside a paragraph tag, appending
* it to the container `document.body`.
*
* ```js
* import {html, render} from 'lit';
*
* const name = "Zoe";
* render(html`<p>Hello, ${name}!</p>`, document.body);
* ```
*
* @param value Any [renderable
*   value](https://lit.dev/docs/templates/expressions/#child-expressions),
*   typically a {@linkcode TemplateResult} created by evaluating a template tag
*   like {@linkcode html} or {@linkcode svg}.
* @param container A DOM container to render to. The first render will append
*   the rendered value to the container, and subsequent renders will
*   efficiently update the rendered value if the same result type was
*   previously rendered there.
* @param options See {@linkcode RenderOptions} for options documentation.
* @see
* {@link https://lit.dev/docs/libraries/standalone-templates/#rendering-lit-html-templates| Rendering Lit HTML Templates}
*/
var render = (value, container, options) => {
	if (container == null) throw new TypeError(`The container to render into may not be ${container}`);
	const renderId = debugLogRenderId++;
	const partOwnerNode = options?.renderBefore ?? container;
	let part = partOwnerNode["_$litPart$"];
	debugLogEvent && debugLogEvent({
		kind: "begin render",
		id: renderId,
		value,
		container,
		options,
		part
	});
	if (part === void 0) {
		const endNode = options?.renderBefore ?? null;
		partOwnerNode["_$litPart$"] = part = new ChildPart(container.insertBefore(createMarker(), endNode), endNode, void 0, options ?? {});
	}
	part._$setValue(value);
	debugLogEvent && debugLogEvent({
		kind: "end render",
		id: renderId,
		value,
		container,
		options,
		part
	});
	return part;
};
render.setSanitizer = setSanitizer;
render.createSanitizer = createSanitizer;
render._testOnlyClearSanitizerFactoryDoNotCallOrElse = _testOnlyClearSanitizerFactoryDoNotCallOrElse;
export { nothing as a, noChange as i, html as n, render as o, mathml as r, svg as s, _$LH as t };
