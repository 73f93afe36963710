import { a as nothing, i as noChange, t as _$LH } from "./lit-html-DTpQ17O3.js";
// web/node_modules/lit-html/development/directive.js
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
var PartType = {
	ATTRIBUTE: 1,
	CHILD: 2,
	PROPERTY: 3,
	BOOLEAN_ATTRIBUTE: 4,
	EVENT: 5,
	ELEMENT: 6
};
/**
* Creates a user-facing directive function from a Directive class. This
* function has the same parameters as the directive's render() method.
*/
var directive = (c) => (...values) => ({
	["_$litDirective$"]: c,
	values
});
/**
* Base class for creating custom directives. Users should extend this class,
* implement `render` and/or `update`, and then pass their subclass to
* `directive`.
*/
var Directive = class {
	constructor(_partInfo) {}
	get _$isConnected() {
		return this._$parent._$isConnected;
	}
	/** @internal */
	_$initialize(part, parent, attributeIndex) {
		this.__part = part;
		this._$parent = parent;
		this.__attributeIndex = attributeIndex;
	}
	/** @internal */
	_$resolve(part, props) {
		return this.update(part, props);
	}
	update(_part, props) {
		return this.render(...props);
	}
};
// web/node_modules/lit-html/development/directive-helpers.js
/**
* @license
* Copyright 2020 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
var { _ChildPart: ChildPart } = _$LH;
window.ShadyDOM?.inUse && window.ShadyDOM?.noPatch === true && window.ShadyDOM.wrap;
/**
* Tests whether a part has only a single-expression with no strings to
* interpolate between.
*
* Only AttributePart and PropertyPart can have multiple expressions.
* Multi-expression parts have a `strings` property and single-expression
* parts do not.
*/
var isSingleExpression = (part) => part.strings === void 0;
var RESET_VALUE = {};
/**
* Sets the committed value of a ChildPart directly without triggering the
* commit stage of the part.
*
* This is useful in cases where a directive needs to update the part such
* that the next update detects a value change or not. When value is omitted,
* the next update will be guaranteed to be detected as a change.
*
* @param part
* @param value
*/
var setCommittedValue = (part, value = RESET_VALUE) => part._$committedValue = value;
// web/node_modules/lit-html/development/directives/live.js
/**
* @license
* Copyright 2020 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
var LiveDirective = class extends Directive {
	constructor(partInfo) {
		super(partInfo);
		if (!(partInfo.type === PartType.PROPERTY || partInfo.type === PartType.ATTRIBUTE || partInfo.type === PartType.BOOLEAN_ATTRIBUTE)) throw new Error("The `live` directive is not allowed on child or event bindings");
		if (!isSingleExpression(partInfo)) throw new Error("`live` bindings can only contain a single expression");
	}
	render(value) {
		return value;
	}
	update(part, [value]) {
		if (value === noChange || value === nothing) return value;
		const element = part.element;
		const name = part.name;
		if (part.type === PartType.PROPERTY) {
			if (value === element[name]) return noChange;
		} else if (part.type === PartType.BOOLEAN_ATTRIBUTE) {
			if (!!value === element.hasAttribute(name)) return noChange;
		} else if (part.type === PartType.ATTRIBUTE) {
			if (element.getAttribute(name) === String(value)) return noChange;
		}
		setCommittedValue(part);
		return value;
	}
};
/**
* Checks binding values against live DOM values, instead of previously bound
* values, when determining whether to update the value.
*
* This is useful for cases where the DOM value may change from outside of
* lit-html, such as with a binding to an `<input>` element's `value` property,
* a content editable elements text, or to a custom element that changes it's
* own properties or attributes.
*
* In these cases if the DOM value changes, but the value set through lit-html
* bindings hasn't, lit-html won't know to update the DOM value and will leave
* it alone. If this is not what you want--if you want to overwrite the DOM
* value with the bound value no matter what--use the `live()` directive:
*
* ```js
* html`<input .value=${live(x)}>`
* ```
*
* `live()` performs a strict equality check against the live DOM value, and if
* the new value is equal to the live value, does nothing. This means that
* `live()` should not be used when the binding will cause a type conversion. If
* you use `live()` with an attribute binding, make sure that only strings are
* passed in, or the binding will update every render.
*/
var live = directive(LiveDirective);
export { live };
