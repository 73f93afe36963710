import type { Analysis } from 'grundy-wasm';
import { formatNumber } from '#words/language';

/** Of how many that can move the rule of the selective sum speaks: in misère play not of one, and of no more than a turn can move. */
function liveWords({ play, sum, upTo }: Analysis): string {
  const least = play === 'misere' ? ['two or more'] : [];
  const most = sum === 'not-all' ? ['not all'] : sum === 'up-to' ? [`at most ${formatNumber(upTo)}`] : [];
  const live = [...least, ...most].join(' but ');
  return live && ` (where ${live} can move)`;
}

/** When the position is lost by the Grundy numbers in the picture; empty where that is not in them, or too long to tell. */
export function criterionWords(analysis: Analysis): string {
  const { number, play, reason, sum, upTo, components } = analysis;
  const lost = 'lost exactly when ';
  switch (reason.by === 'theorem' ? reason.theorem : '') {
    case 'sprague-grundy':
      return `${lost}the nim-sum is 0`;
    case 'misere-nim':
    case 'misere-staircase':
      return number === 'outcome' ? '' : `${lost}the nim-sum is 0, but 1 where no number exceeds 1`;
    case 'tame':
      return `${lost}the nim-sum is 0, but 1 where nothing is like a pile of two or more`;
    case 'selective':
    case 'misere-selective':
      return `${lost}every Grundy number is 0${liveWords(analysis)}`;
    case 'not-all':
      return number === 'outcome' ? 'there is only one, so no turn is possible' : `${lost}all Grundy numbers are equal`;
    case 'moore':
    case 'misere-moore':
      return `${lost}the ones of every binary column are a multiple of ${formatNumber(sum === 'not-all' ? components.state.length : upTo + 1)}${play === 'misere' ? ', but one more where no number exceeds 1' : ''}`;
    default:
      return '';
  }
}
