/** The answers to questions what if a node hung elsewhere. */

import type { Rehang } from 'grundy-wasm';
import type { Answer } from '../../pictures/graph/tree.model.js';
import { shadeOf, type Shade } from '../../places/outcome.js';
import { ANSWERS, answersCount, depthReason, question, REFUSED } from '#words/pictures/trees';
import { nodeLabel, type TreePosition } from './position.model.js';

/** Why a question is invalid, or what its answer depends on: whether the depth of the node stays odd or even. */
function reasonWords(position: TreePosition, node: number, parent: number, tone: Shade): string {
  const { depth } = position;
  if (tone !== 'win' && tone !== 'lose') {
    if (depth[node] === 0) return REFUSED.root;
    return node === parent ? REFUSED.itself : REFUSED.below(nodeLabel(position, node), nodeLabel(position, parent));
  }
  const [before, after] = [depth[node] ?? 0, (depth[parent] ?? 0) + 1];
  return depthReason(before, after, before % 2 === after % 2);
}

/** The first `most` answers; there may be a million in all. */
export function answers(rehang: Rehang, position: TreePosition, most = Infinity): Answer[] {
  return Array.from({ length: Math.min(most, rehang.node.length) }, (_, index) => {
    const tone = shadeOf(rehang.outcome[index]);
    const [node, parent] = [rehang.node[index] ?? 0, rehang.parent[index] ?? 0];
    const grundy = rehang.grundy[index] ?? 0;
    const reason = reasonWords(position, node, parent, tone);
    const asked = { question: question(nodeLabel(position, node), nodeLabel(position, parent)), tone };
    if (tone === 'win') return { ...asked, answer: ANSWERS.won(grundy), reason };
    return tone === 'lose'
      ? { ...asked, answer: ANSWERS.lost(grundy), reason }
      : { ...asked, answer: ANSWERS.invalid(reason), reason: '' };
  });
}

/** `3 questions: 1 yes, 1 no, 1 invalid` */
export function answersSummary({ outcome }: Rehang): string {
  let [yes, no] = [0, 0];
  for (const code of outcome) {
    const tone = shadeOf(code);
    if (tone === 'win') yes += 1;
    else if (tone === 'lose') no += 1;
  }
  return answersCount(outcome.length, yes, no);
}
