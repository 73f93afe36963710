import './elements/playground.js';
