/** The guides in the order in which they are listed; the text of each is docs/NAME.html. */
export const GUIDES = ['rule', 'embed', 'hosts', 'parameters', 'laboratory', 'licences'] as const;
