/** The page that the link to a set opens: its exercises one below the other, and how many were right. */

import { html, render } from 'lit';
import * as words from '#words/lessons';
import type { ExerciseSet } from './exercise-set.model.js';
import { exercisesOf, lessonsIn, setAsked, type Exercise } from './exercise-source.js';
import type { Score } from './score.js';

/** A copy of the lesson's question, for this page. */
function questionOf({ question, seed }: Exercise, place: number): HTMLElement {
  const own = document.importNode(question, true);
  own.id = `exercise-${place + 1}`;
  own.setAttribute('seed', String(seed));
  own.toggleAttribute('fixed', true);
  return own;
}

async function draw(page: Element, set: ExerciseSet, title: string): Promise<void> {
  const questions = (await exercisesOf(set)).map(questionOf);
  const score: Score = { right: 0, tried: 0 };
  const body = document.createElement('div');
  const show = (): void => {
    render(
      html`<h2>${words.setName(title, set.seed)}</h2>
        ${questions.map((question, place) => html`<h3>${words.exercise(place + 1)}</h3>${question}`)}
        <p class="score" role="status">${score.tried === 0 ? '' : words.score(score.right, score.tried)}</p>`,
      body,
    );
  };
  body.addEventListener('exercise-answered', ({ detail }) => {
    score.right += Number(detail);
    score.tried += 1;
    show();
  });
  show();
  page.replaceChildren(body);
}

/** Shows the set that the address names. If it names none, the lessons to choose from stay. */
export async function openSet(page: Element): Promise<void> {
  const set = setAsked(page);
  if (!set) return;
  const title = lessonsIn(page).get(set.lesson) ?? '';
  try {
    await draw(page, set, title);
  } catch (error) {
    page.prepend(
      Object.assign(document.createElement('p'), {
        role: 'alert',
        textContent: error instanceof Error ? error.message : String(error),
      }),
    );
  }
}
