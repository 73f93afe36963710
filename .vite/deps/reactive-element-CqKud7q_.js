// web/node_modules/@lit/reactive-element/development/css-tag.js
/**
* @license
* Copyright 2019 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
var NODE_MODE = false;
var global$1 = globalThis;
/**
* Whether the current browser supports `adoptedStyleSheets`.
*/
var supportsAdoptingStyleSheets = global$1.ShadowRoot && (global$1.ShadyCSS === void 0 || global$1.ShadyCSS.nativeShadow) && "adoptedStyleSheets" in Document.prototype && "replace" in CSSStyleSheet.prototype;
var constructionToken = Symbol();
var cssTagCache = /* @__PURE__ */ new WeakMap();
/**
* A container for a string of CSS text, that may be used to create a CSSStyleSheet.
*
* CSSResult is the return value of `css`-tagged template literals and
* `unsafeCSS()`. In order to ensure that CSSResults are only created via the
* `css` tag and `unsafeCSS()`, CSSResult cannot be constructed directly.
*/
var CSSResult = class {
	constructor(cssText, strings, safeToken) {
		this["_$cssResult$"] = true;
		if (safeToken !== constructionToken) throw new Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");
		this.cssText = cssText;
		this._strings = strings;
	}
	get styleSheet() {
		let styleSheet = this._styleSheet;
		const strings = this._strings;
		if (supportsAdoptingStyleSheets && styleSheet === void 0) {
			const cacheable = strings !== void 0 && strings.length === 1;
			if (cacheable) styleSheet = cssTagCache.get(strings);
			if (styleSheet === void 0) {
				(this._styleSheet = styleSheet = new CSSStyleSheet()).replaceSync(this.cssText);
				if (cacheable) cssTagCache.set(strings, styleSheet);
			}
		}
		return styleSheet;
	}
	toString() {
		return this.cssText;
	}
};
var textFromCSSResult = (value) => {
	if (value["_$cssResult$"] === true) return value.cssText;
	else if (typeof value === "number") return value;
	else throw new Error(`Value passed to 'css' function must be a 'css' function result: ${value}. Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.`);
};
/**
* Wrap a value for interpolation in a {@linkcode css} tagged template literal.
*
* This is unsafe because untrusted CSS text can be used to phone home
* or exfiltrate data to an attacker controlled site. Take care to only use
* this with trusted input.
*/
var unsafeCSS = (value) => new CSSResult(typeof value === "string" ? value : String(value), void 0, constructionToken);
/**
* A template literal tag which can be used with LitElement's
* {@linkcode LitElement.styles} property to set element styles.
*
* For security reasons, only literal string values and number may be used in
* embedded expressions. To incorporate non-literal values {@linkcode unsafeCSS}
* may be used inside an expression.
*/
var css = (strings, ...values) => {
	return new CSSResult(strings.length === 1 ? strings[0] : values.reduce((acc, v, idx) => acc + textFromCSSResult(v) + strings[idx + 1], strings[0]), strings, constructionToken);
};
/**
* Applies the given styles to a `shadowRoot`. When Shadow DOM is
* available but `adoptedStyleSheets` is not, styles are appended to the
* `shadowRoot` to [mimic the native feature](https://developer.mozilla.org/en-US/docs/Web/API/ShadowRoot/adoptedStyleSheets).
* Note, when shimming is used, any styles that are subsequently placed into
* the shadowRoot should be placed *before* any shimmed adopted styles. This
* will match spec behavior that gives adopted sheets precedence over styles in
* shadowRoot.
*/
var adoptStyles = (renderRoot, styles) => {
	if (supportsAdoptingStyleSheets) renderRoot.adoptedStyleSheets = styles.map((s) => s instanceof CSSStyleSheet ? s : s.styleSheet);
	else for (const s of styles) {
		const style = document.createElement("style");
		const nonce = global$1["litNonce"];
		if (nonce !== void 0) style.setAttribute("nonce", nonce);
		style.textContent = s.cssText;
		renderRoot.appendChild(style);
	}
};
var cssResultFromStyleSheet = (sheet) => {
	let cssText = "";
	for (const rule of sheet.cssRules) cssText += rule.cssText;
	return unsafeCSS(cssText);
};
var getCompatibleStyle = supportsAdoptingStyleSheets || NODE_MODE ? (s) => s : (s) => s instanceof CSSStyleSheet ? cssResultFromStyleSheet(s) : s;
// web/node_modules/@lit/reactive-element/development/reactive-element.js
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
/**
* Use this module if you want to create your own base class extending
* {@link ReactiveElement}.
* @packageDocumentation
*/
var { is, defineProperty, getOwnPropertyDescriptor, getOwnPropertyNames, getOwnPropertySymbols, getPrototypeOf } = Object;
var global = globalThis;
var issueWarning;
var trustedTypes = global.trustedTypes;
var emptyStringForBooleanAttribute = trustedTypes ? trustedTypes.emptyScript : "";
var polyfillSupport = global.reactiveElementPolyfillSupportDevMode;
global.litIssuedWarnings ??= /* @__PURE__ */ new Set();
/**
* Issue a warning if we haven't already, based either on `code` or `warning`.
* Warnings are disabled automatically only by `warning`; disabling via `code`
* can be done by users.
*/
issueWarning = (code, warning) => {
	warning += ` See https://lit.dev/msg/${code} for more information.`;
	if (!global.litIssuedWarnings.has(warning) && !global.litIssuedWarnings.has(code)) {
		console.warn(warning);
		global.litIssuedWarnings.add(warning);
	}
};
queueMicrotask(() => {
	issueWarning("dev-mode", `Lit is in dev mode. Not recommended for production!`);
	if (global.ShadyDOM?.inUse && polyfillSupport === void 0) issueWarning("polyfill-support-missing", "Shadow DOM is being polyfilled via `ShadyDOM` but the `polyfill-support` module has not been loaded.");
});
/**
* Useful for visualizing and logging insights into what the Lit template system is doing.
*
* Compiled out of prod mode builds.
*/
var debugLogEvent = (event) => {
	if (!global.emitLitDebugLogEvents) return;
	global.dispatchEvent(new CustomEvent("lit-debug", { detail: event }));
};
var JSCompiler_renameProperty = (prop, _obj) => prop;
var defaultConverter = {
	toAttribute(value, type) {
		switch (type) {
			case Boolean:
				value = value ? emptyStringForBooleanAttribute : null;
				break;
			case Object:
			case Array: value = value == null ? value : JSON.stringify(value);
		}
		return value;
	},
	fromAttribute(value, type) {
		let fromValue = value;
		switch (type) {
			case Boolean:
				fromValue = value !== null;
				break;
			case Number:
				fromValue = value === null ? null : Number(value);
				break;
			case Object:
			case Array: try {
				fromValue = JSON.parse(value);
			} catch (e) {
				fromValue = null;
			}
		}
		return fromValue;
	}
};
/**
* Change function that returns true if `value` is different from `oldValue`.
* This method is used as the default for a property's `hasChanged` function.
*/
var notEqual = (value, old) => !is(value, old);
var defaultPropertyDeclaration = {
	attribute: true,
	type: String,
	converter: defaultConverter,
	reflect: false,
	useDefault: false,
	hasChanged: notEqual
};
Symbol.metadata ??= Symbol("metadata");
global.litPropertyMetadata ??= /* @__PURE__ */ new WeakMap();
/**
* Base element class which manages element properties and attributes. When
* properties change, the `update` method is asynchronously called. This method
* should be supplied by subclasses to render updates as desired.
* @noInheritDoc
*/
var ReactiveElement = class extends HTMLElement {
	/**
	* Adds an initializer function to the class that is called during instance
	* construction.
	*
	* This is useful for code that runs against a `ReactiveElement`
	* subclass, such as a decorator, that needs to do work for each
	* instance, such as setting up a `ReactiveController`.
	*
	* ```ts
	* const myDecorator = (target: typeof ReactiveElement, key: string) => {
	*   target.addInitializer((instance: ReactiveElement) => {
	*     // This is run during construction of the element
	*     new MyController(instance);
	*   });
	* }
	* ```
	*
	* Decorating a field will then cause each instance to run an initializer
	* that adds a controller:
	*
	* ```ts
	* class MyElement extends LitElement {
	*   @myDecorator foo;
	* }
	* ```
	*
	* Initializers are stored per-constructor. Adding an initializer to a
	* subclass does not add it to a superclass. Since initializers are run in
	* constructors, initializers will run in order of the class hierarchy,
	* starting with superclasses and progressing to the instance's class.
	*
	* @nocollapse
	*/
	static addInitializer(initializer) {
		this.__prepare();
		(this._initializers ??= []).push(initializer);
	}
	/**
	* Returns a list of attributes corresponding to the registered properties.
	* @nocollapse
	* @category attributes
	*/
	static get observedAttributes() {
		this.finalize();
		return this.__attributeToPropertyMap && [...this.__attributeToPropertyMap.keys()];
	}
	/**
	* Creates a property accessor on the element prototype if one does not exist
	* and stores a {@linkcode PropertyDeclaration} for the property with the
	* given options. The property setter calls the property's `hasChanged`
	* property option or uses a strict identity check to determine whether or not
	* to request an update.
	*
	* This method may be overridden to customize properties; however,
	* when doing so, it's important to call `super.createProperty` to ensure
	* the property is setup correctly. This method calls
	* `getPropertyDescriptor` internally to get a descriptor to install.
	* To customize what properties do when they are get or set, override
	* `getPropertyDescriptor`. To customize the options for a property,
	* implement `createProperty` like this:
	*
	* ```ts
	* static createProperty(name, options) {
	*   options = Object.assign(options, {myOption: true});
	*   super.createProperty(name, options);
	* }
	* ```
	*
	* @nocollapse
	* @category properties
	*/
	static createProperty(name, options = defaultPropertyDeclaration) {
		if (options.state) options.attribute = false;
		this.__prepare();
		if (this.prototype.hasOwnProperty(name)) {
			options = Object.create(options);
			options.wrapped = true;
		}
		this.elementProperties.set(name, options);
		if (!options.noAccessor) {
			const key = Symbol.for(`${String(name)} (@property() cache)`);
			const descriptor = this.getPropertyDescriptor(name, key, options);
			if (descriptor !== void 0) defineProperty(this.prototype, name, descriptor);
		}
	}
	/**
	* Returns a property descriptor to be defined on the given named property.
	* If no descriptor is returned, the property will not become an accessor.
	* For example,
	*
	* ```ts
	* class MyElement extends LitElement {
	*   static getPropertyDescriptor(name, key, options) {
	*     const defaultDescriptor =
	*         super.getPropertyDescriptor(name, key, options);
	*     const setter = defaultDescriptor.set;
	*     return {
	*       get: defaultDescriptor.get,
	*       set(value) {
	*         setter.call(this, value);
	*         // custom action.
	*       },
	*       configurable: true,
	*       enumerable: true
	*     }
	*   }
	* }
	* ```
	*
	* @nocollapse
	* @category properties
	*/
	static getPropertyDescriptor(name, key, options) {
		const { get, set } = getOwnPropertyDescriptor(this.prototype, name) ?? {
			get() {
				return this[key];
			},
			set(v) {
				this[key] = v;
			}
		};
		if (get == null) {
			if ("value" in (getOwnPropertyDescriptor(this.prototype, name) ?? {})) throw new Error(`Field ${JSON.stringify(String(name))} on ${this.name} was declared as a reactive property but it's actually declared as a value on the prototype. Usually this is due to using @property or @state on a method.`);
			issueWarning("reactive-property-without-getter", `Field ${JSON.stringify(String(name))} on ${this.name} was declared as a reactive property but it does not have a getter. This will be an error in a future version of Lit.`);
		}
		return {
			get,
			set(value) {
				const oldValue = get?.call(this);
				set?.call(this, value);
				this.requestUpdate(name, oldValue, options);
			},
			configurable: true,
			enumerable: true
		};
	}
	/**
	* Returns the property options associated with the given property.
	* These options are defined with a `PropertyDeclaration` via the `properties`
	* object or the `@property` decorator and are registered in
	* `createProperty(...)`.
	*
	* Note, this method should be considered "final" and not overridden. To
	* customize the options for a given property, override
	* {@linkcode createProperty}.
	*
	* @nocollapse
	* @final
	* @category properties
	*/
	static getPropertyOptions(name) {
		return this.elementProperties.get(name) ?? defaultPropertyDeclaration;
	}
	/**
	* Initializes static own properties of the class used in bookkeeping
	* for element properties, initializers, etc.
	*
	* Can be called multiple times by code that needs to ensure these
	* properties exist before using them.
	*
	* This method ensures the superclass is finalized so that inherited
	* property metadata can be copied down.
	* @nocollapse
	*/
	static __prepare() {
		if (this.hasOwnProperty(JSCompiler_renameProperty("elementProperties", this))) return;
		const superCtor = getPrototypeOf(this);
		superCtor.finalize();
		if (superCtor._initializers !== void 0) this._initializers = [...superCtor._initializers];
		this.elementProperties = new Map(superCtor.elementProperties);
	}
	/**
	* Finishes setting up the class so that it's ready to be registered
	* as a custom element and instantiated.
	*
	* This method is called by the ReactiveElement.observedAttributes getter.
	* If you override the observedAttributes getter, you must either call
	* super.observedAttributes to trigger finalization, or call finalize()
	* yourself.
	*
	* @nocollapse
	*/
	static finalize() {
		if (this.hasOwnProperty(JSCompiler_renameProperty("finalized", this))) return;
		this.finalized = true;
		this.__prepare();
		if (this.hasOwnProperty(JSCompiler_renameProperty("properties", this))) {
			const props = this.properties;
			const propKeys = [...getOwnPropertyNames(props), ...getOwnPropertySymbols(props)];
			for (const p of propKeys) this.createProperty(p, props[p]);
		}
		const metadata = this[Symbol.metadata];
		if (metadata !== null) {
			const properties = litPropertyMetadata.get(metadata);
			if (properties !== void 0) for (const [p, options] of properties) this.elementProperties.set(p, options);
		}
		this.__attributeToPropertyMap = /* @__PURE__ */ new Map();
		for (const [p, options] of this.elementProperties) {
			const attr = this.__attributeNameForProperty(p, options);
			if (attr !== void 0) this.__attributeToPropertyMap.set(attr, p);
		}
		this.elementStyles = this.finalizeStyles(this.styles);
		if (this.hasOwnProperty("createProperty")) issueWarning("no-override-create-property", "Overriding ReactiveElement.createProperty() is deprecated. The override will not be called with standard decorators");
		if (this.hasOwnProperty("getPropertyDescriptor")) issueWarning("no-override-get-property-descriptor", "Overriding ReactiveElement.getPropertyDescriptor() is deprecated. The override will not be called with standard decorators");
	}
	/**
	* Takes the styles the user supplied via the `static styles` property and
	* returns the array of styles to apply to the element.
	* Override this method to integrate into a style management system.
	*
	* Styles are deduplicated preserving the _last_ instance in the list. This
	* is a performance optimization to avoid duplicated styles that can occur
	* especially when composing via subclassing. The last item is kept to try
	* to preserve the cascade order with the assumption that it's most important
	* that last added styles override previous styles.
	*
	* @nocollapse
	* @category styles
	*/
	static finalizeStyles(styles) {
		const elementStyles = [];
		if (Array.isArray(styles)) {
			const set = new Set(styles.flat(Infinity).reverse());
			for (const s of set) elementStyles.unshift(getCompatibleStyle(s));
		} else if (styles !== void 0) elementStyles.push(getCompatibleStyle(styles));
		return elementStyles;
	}
	/**
	* Returns the property name for the given attribute `name`.
	* @nocollapse
	*/
	static __attributeNameForProperty(name, options) {
		const attribute = options.attribute;
		return attribute === false ? void 0 : typeof attribute === "string" ? attribute : typeof name === "string" ? name.toLowerCase() : void 0;
	}
	constructor() {
		super();
		this.__instanceProperties = void 0;
		/**
		* True if there is a pending update as a result of calling `requestUpdate()`.
		* Should only be read.
		* @category updates
		*/
		this.isUpdatePending = false;
		/**
		* Is set to `true` after the first update. The element code cannot assume
		* that `renderRoot` exists before the element `hasUpdated`.
		* @category updates
		*/
		this.hasUpdated = false;
		/**
		* Name of currently reflecting property
		*/
		this.__reflectingProperty = null;
		this.__initialize();
	}
	/**
	* Internal only override point for customizing work done when elements
	* are constructed.
	*/
	__initialize() {
		this.__updatePromise = new Promise((res) => this.enableUpdating = res);
		this._$changedProperties = /* @__PURE__ */ new Map();
		this.__saveInstanceProperties();
		this.requestUpdate();
		this.constructor._initializers?.forEach((i) => i(this));
	}
	/**
	* Registers a `ReactiveController` to participate in the element's reactive
	* update cycle. The element automatically calls into any registered
	* controllers during its lifecycle callbacks.
	*
	* If the element is connected when `addController()` is called, the
	* controller's `hostConnected()` callback will be immediately called.
	* @category controllers
	*/
	addController(controller) {
		(this.__controllers ??= /* @__PURE__ */ new Set()).add(controller);
		if (this.renderRoot !== void 0 && this.isConnected) controller.hostConnected?.();
	}
	/**
	* Removes a `ReactiveController` from the element.
	* @category controllers
	*/
	removeController(controller) {
		this.__controllers?.delete(controller);
	}
	/**
	* Fixes any properties set on the instance before upgrade time.
	* Otherwise these would shadow the accessor and break these properties.
	* The properties are stored in a Map which is played back after the
	* constructor runs.
	*/
	__saveInstanceProperties() {
		const instanceProperties = /* @__PURE__ */ new Map();
		const elementProperties = this.constructor.elementProperties;
		for (const p of elementProperties.keys()) if (this.hasOwnProperty(p)) {
			instanceProperties.set(p, this[p]);
			delete this[p];
		}
		if (instanceProperties.size > 0) this.__instanceProperties = instanceProperties;
	}
	/**
	* Returns the node into which the element should render and by default
	* creates and returns an open shadowRoot. Implement to customize where the
	* element's DOM is rendered. For example, to render into the element's
	* childNodes, return `this`.
	*
	* @return Returns a node into which to render.
	* @category rendering
	*/
	createRenderRoot() {
		const renderRoot = this.shadowRoot ?? this.attachShadow(this.constructor.shadowRootOptions);
		adoptStyles(renderRoot, this.constructor.elementStyles);
		return renderRoot;
	}
	/**
	* On first connection, creates the element's renderRoot, sets up
	* element styling, and enables updating.
	* @category lifecycle
	*/
	connectedCallback() {
		this.renderRoot ??= this.createRenderRoot();
		this.enableUpdating(true);
		this.__controllers?.forEach((c) => c.hostConnected?.());
	}
	/**
	* Note, this method should be considered final and not overridden. It is
	* overridden on the element instance with a function that triggers the first
	* update.
	* @category updates
	*/
	enableUpdating(_requestedUpdate) {}
	/**
	* Allows for `super.disconnectedCallback()` in extensions while
	* reserving the possibility of making non-breaking feature additions
	* when disconnecting at some point in the future.
	* @category lifecycle
	*/
	disconnectedCallback() {
		this.__controllers?.forEach((c) => c.hostDisconnected?.());
	}
	/**
	* Synchronizes property values when attributes change.
	*
	* Specifically, when an attribute is set, the corresponding property is set.
	* You should rarely need to implement this callback. If this method is
	* overridden, `super.attributeChangedCallback(name, _old, value)` must be
	* called.
	*
	* See [responding to attribute changes](https://developer.mozilla.org/en-US/docs/Web/API/Web_components/Using_custom_elements#responding_to_attribute_changes)
	* on MDN for more information about the `attributeChangedCallback`.
	* @category attributes
	*/
	attributeChangedCallback(name, _old, value) {
		this._$attributeToProperty(name, value);
	}
	__propertyToAttribute(name, value) {
		const options = this.constructor.elementProperties.get(name);
		const attr = this.constructor.__attributeNameForProperty(name, options);
		if (attr !== void 0 && options.reflect === true) {
			const attrValue = (options.converter?.toAttribute !== void 0 ? options.converter : defaultConverter).toAttribute(value, options.type);
			if (this.constructor.enabledWarnings.includes("migration") && attrValue === void 0) issueWarning("undefined-attribute-value", `The attribute value for the ${name} property is undefined on element ${this.localName}. The attribute will be removed, but in the previous version of \`ReactiveElement\`, the attribute would not have changed.`);
			this.__reflectingProperty = name;
			if (attrValue == null) this.removeAttribute(attr);
			else this.setAttribute(attr, attrValue);
			this.__reflectingProperty = null;
		}
	}
	/** @internal */
	_$attributeToProperty(name, value) {
		const ctor = this.constructor;
		const propName = ctor.__attributeToPropertyMap.get(name);
		if (propName !== void 0 && this.__reflectingProperty !== propName) {
			const options = ctor.getPropertyOptions(propName);
			const converter = typeof options.converter === "function" ? { fromAttribute: options.converter } : options.converter?.fromAttribute !== void 0 ? options.converter : defaultConverter;
			this.__reflectingProperty = propName;
			const convertedValue = converter.fromAttribute(value, options.type);
			this[propName] = convertedValue ?? this.__defaultValues?.get(propName) ?? convertedValue;
			this.__reflectingProperty = null;
		}
	}
	/**
	* Requests an update which is processed asynchronously. This should be called
	* when an element should update based on some state not triggered by setting
	* a reactive property. In this case, pass no arguments. It should also be
	* called when manually implementing a property setter. In this case, pass the
	* property `name` and `oldValue` to ensure that any configured property
	* options are honored.
	*
	* @param name name of requesting property
	* @param oldValue old value of requesting property
	* @param options property options to use instead of the previously
	*     configured options
	* @param useNewValue if true, the newValue argument is used instead of
	*     reading the property value. This is important to use if the reactive
	*     property is a standard private accessor, as opposed to a plain
	*     property, since private members can't be dynamically read by name.
	* @param newValue the new value of the property. This is only used if
	*     `useNewValue` is true.
	* @category updates
	*/
	requestUpdate(name, oldValue, options, useNewValue = false, newValue) {
		if (name !== void 0) {
			if (name instanceof Event) issueWarning(``, `The requestUpdate() method was called with an Event as the property name. This is probably a mistake caused by binding this.requestUpdate as an event listener. Instead bind a function that will call it with no arguments: () => this.requestUpdate()`);
			const ctor = this.constructor;
			if (useNewValue === false) newValue = this[name];
			options ??= ctor.getPropertyOptions(name);
			if ((options.hasChanged ?? notEqual)(newValue, oldValue) || options.useDefault && options.reflect && newValue === this.__defaultValues?.get(name) && !this.hasAttribute(ctor.__attributeNameForProperty(name, options))) this._$changeProperty(name, oldValue, options);
			else return;
		}
		if (this.isUpdatePending === false) this.__updatePromise = this.__enqueueUpdate();
	}
	/**
	* @internal
	*/
	_$changeProperty(name, oldValue, { useDefault, reflect, wrapped }, initializeValue) {
		if (useDefault && !(this.__defaultValues ??= /* @__PURE__ */ new Map()).has(name)) {
			this.__defaultValues.set(name, initializeValue ?? oldValue ?? this[name]);
			if (wrapped !== true || initializeValue !== void 0) return;
		}
		if (!this._$changedProperties.has(name)) {
			if (!this.hasUpdated && !useDefault) oldValue = void 0;
			this._$changedProperties.set(name, oldValue);
		}
		if (reflect === true && this.__reflectingProperty !== name) (this.__reflectingProperties ??= /* @__PURE__ */ new Set()).add(name);
	}
	/**
	* Sets up the element to asynchronously update.
	*/
	async __enqueueUpdate() {
		this.isUpdatePending = true;
		try {
			await this.__updatePromise;
		} catch (e) {
			Promise.reject(e);
		}
		const result = this.scheduleUpdate();
		if (result != null) await result;
		return !this.isUpdatePending;
	}
	/**
	* Schedules an element update. You can override this method to change the
	* timing of updates by returning a Promise. The update will await the
	* returned Promise, and you should resolve the Promise to allow the update
	* to proceed. If this method is overridden, `super.scheduleUpdate()`
	* must be called.
	*
	* For instance, to schedule updates to occur just before the next frame:
	*
	* ```ts
	* override protected async scheduleUpdate(): Promise<unknown> {
	*   await new Promise((resolve) => requestAnimationFrame(() => resolve()));
	*   super.scheduleUpdate();
	* }
	* ```
	* @category updates
	*/
	scheduleUpdate() {
		const result = this.performUpdate();
		if (this.constructor.enabledWarnings.includes("async-perform-update") && typeof result?.then === "function") issueWarning("async-perform-update", `Element ${this.localName} returned a Promise from performUpdate(). This behavior is deprecated and will be removed in a future version of ReactiveElement.`);
		return result;
	}
	/**
	* Performs an element update. Note, if an exception is thrown during the
	* update, `firstUpdated` and `updated` will not be called.
	*
	* Call `performUpdate()` to immediately process a pending update. This should
	* generally not be needed, but it can be done in rare cases when you need to
	* update synchronously.
	*
	* @category updates
	*/
	performUpdate() {
		if (!this.isUpdatePending) return;
		debugLogEvent?.({ kind: "update" });
		if (!this.hasUpdated) {
			this.renderRoot ??= this.createRenderRoot();
			{
				const shadowedProperties = [...this.constructor.elementProperties.keys()].filter((p) => this.hasOwnProperty(p) && p in getPrototypeOf(this));
				if (shadowedProperties.length) throw new Error(`The following properties on element ${this.localName} will not trigger updates as expected because they are set using class fields: ${shadowedProperties.join(", ")}. Native class fields and some compiled output will overwrite accessors used for detecting changes. See https://lit.dev/msg/class-field-shadowing for more information.`);
			}
			if (this.__instanceProperties) {
				for (const [p, value] of this.__instanceProperties) this[p] = value;
				this.__instanceProperties = void 0;
			}
			const elementProperties = this.constructor.elementProperties;
			if (elementProperties.size > 0) for (const [p, options] of elementProperties) {
				const { wrapped } = options;
				const value = this[p];
				if (wrapped === true && !this._$changedProperties.has(p) && value !== void 0) this._$changeProperty(p, void 0, options, value);
			}
		}
		let shouldUpdate = false;
		const changedProperties = this._$changedProperties;
		try {
			shouldUpdate = this.shouldUpdate(changedProperties);
			if (shouldUpdate) {
				this.willUpdate(changedProperties);
				this.__controllers?.forEach((c) => c.hostUpdate?.());
				this.update(changedProperties);
			} else this.__markUpdated();
		} catch (e) {
			shouldUpdate = false;
			this.__markUpdated();
			throw e;
		}
		if (shouldUpdate) this._$didUpdate(changedProperties);
	}
	/**
	* Invoked before `update()` to compute values needed during the update.
	*
	* Implement `willUpdate` to compute property values that depend on other
	* properties and are used in the rest of the update process.
	*
	* ```ts
	* willUpdate(changedProperties) {
	*   // only need to check changed properties for an expensive computation.
	*   if (changedProperties.has('firstName') || changedProperties.has('lastName')) {
	*     this.sha = computeSHA(`${this.firstName} ${this.lastName}`);
	*   }
	* }
	*
	* render() {
	*   return html`SHA: ${this.sha}`;
	* }
	* ```
	*
	* @category updates
	*/
	willUpdate(_changedProperties) {}
	_$didUpdate(changedProperties) {
		this.__controllers?.forEach((c) => c.hostUpdated?.());
		if (!this.hasUpdated) {
			this.hasUpdated = true;
			this.firstUpdated(changedProperties);
		}
		this.updated(changedProperties);
		if (this.isUpdatePending && this.constructor.enabledWarnings.includes("change-in-update")) issueWarning("change-in-update", `Element ${this.localName} scheduled an update (generally because a property was set) after an update completed, causing a new update to be scheduled. This is inefficient and should be avoided unless the next update can only be scheduled as a side effect of the previous update.`);
	}
	__markUpdated() {
		this._$changedProperties = /* @__PURE__ */ new Map();
		this.isUpdatePending = false;
	}
	/**
	* Returns a Promise that resolves when the element has completed updating.
	* The Promise value is a boolean that is `true` if the element completed the
	* update without triggering another update. The Promise result is `false` if
	* a property was set inside `updated()`. If the Promise is rejected, an
	* exception was thrown during the update.
	*
	* To await additional asynchronous work, override the `getUpdateComplete`
	* method. For example, it is sometimes useful to await a rendered element
	* before fulfilling this Promise. To do this, first await
	* `super.getUpdateComplete()`, then any subsequent state.
	*
	* @return A promise of a boolean that resolves to true if the update completed
	*     without triggering another update.
	* @category updates
	*/
	get updateComplete() {
		return this.getUpdateComplete();
	}
	/**
	* Override point for the `updateComplete` promise.
	*
	* It is not safe to override the `updateComplete` getter directly due to a
	* limitation in TypeScript which means it is not possible to call a
	* superclass getter (e.g. `super.updateComplete.then(...)`) when the target
	* language is ES5 (https://github.com/microsoft/TypeScript/issues/338).
	* This method should be overridden instead. For example:
	*
	* ```ts
	* class MyElement extends LitElement {
	*   override async getUpdateComplete() {
	*     const result = await super.getUpdateComplete();
	*     await this._myChild.updateComplete;
	*     return result;
	*   }
	* }
	* ```
	*
	* @return A promise of a boolean that resolves to true if the update completed
	*     without triggering another update.
	* @category updates
	*/
	getUpdateComplete() {
		return this.__updatePromise;
	}
	/**
	* Controls whether or not `update()` should be called when the element requests
	* an update. By default, this method always returns `true`, but this can be
	* customized to control when to update.
	*
	* @param _changedProperties Map of changed properties with old values
	* @category updates
	*/
	shouldUpdate(_changedProperties) {
		return true;
	}
	/**
	* Updates the element. This method reflects property values to attributes.
	* It can be overridden to render and keep updated element DOM.
	* Setting properties inside this method will *not* trigger
	* another update.
	*
	* @param _changedProperties Map of changed properties with old values
	* @category updates
	*/
	update(_changedProperties) {
		this.__reflectingProperties &&= this.__reflectingProperties.forEach((p) => this.__propertyToAttribute(p, this[p]));
		this.__markUpdated();
	}
	/**
	* Invoked whenever the element is updated. Implement to perform
	* post-updating tasks via DOM APIs, for example, focusing an element.
	*
	* Setting properties inside this method will trigger the element to update
	* again after this update cycle completes.
	*
	* @param _changedProperties Map of changed properties with old values
	* @category updates
	*/
	updated(_changedProperties) {}
	/**
	* Invoked when the element is first updated. Implement to perform one time
	* work on the element after update.
	*
	* ```ts
	* firstUpdated() {
	*   this.renderRoot.getElementById('my-text-area').focus();
	* }
	* ```
	*
	* Setting properties inside this method will trigger the element to update
	* again after this update cycle completes.
	*
	* @param _changedProperties Map of changed properties with old values
	* @category updates
	*/
	firstUpdated(_changedProperties) {}
};
/**
* Memoized list of all element styles.
* Created lazily on user subclasses when finalizing the class.
* @nocollapse
* @category styles
*/
ReactiveElement.elementStyles = [];
/**
* Options used when calling `attachShadow`. Set this property to customize
* the options for the shadowRoot; for example, to create a closed
* shadowRoot: `{mode: 'closed'}`.
*
* Note, these options are used in `createRenderRoot`. If this method
* is customized, options should be respected if possible.
* @nocollapse
* @category rendering
*/
ReactiveElement.shadowRootOptions = { mode: "open" };
ReactiveElement[JSCompiler_renameProperty("elementProperties", ReactiveElement)] = /* @__PURE__ */ new Map();
ReactiveElement[JSCompiler_renameProperty("finalized", ReactiveElement)] = /* @__PURE__ */ new Map();
polyfillSupport?.({ ReactiveElement });
{
	ReactiveElement.enabledWarnings = ["change-in-update", "async-perform-update"];
	const ensureOwnWarnings = function(ctor) {
		if (!ctor.hasOwnProperty(JSCompiler_renameProperty("enabledWarnings", ctor))) ctor.enabledWarnings = ctor.enabledWarnings.slice();
	};
	ReactiveElement.enableWarning = function(warning) {
		ensureOwnWarnings(this);
		if (!this.enabledWarnings.includes(warning)) this.enabledWarnings.push(warning);
	};
	ReactiveElement.disableWarning = function(warning) {
		ensureOwnWarnings(this);
		const i = this.enabledWarnings.indexOf(warning);
		if (i >= 0) this.enabledWarnings.splice(i, 1);
	};
}
(global.reactiveElementVersions ??= []).push("2.1.2");
if (global.reactiveElementVersions.length > 1) queueMicrotask(() => {
	issueWarning("multiple-versions", "Multiple versions of Lit loaded. Loading multiple versions is not recommended.");
});
export { adoptStyles as a, supportsAdoptingStyleSheets as c, CSSResult as i, unsafeCSS as l, defaultConverter as n, css as o, notEqual as r, getCompatibleStyle as s, ReactiveElement as t };
