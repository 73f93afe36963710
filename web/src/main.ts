import './elements/site.js';
