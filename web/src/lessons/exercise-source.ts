/** Fetches the exercises of a set from the page of their lesson, which alone has them. */

import { lessonMissing } from '#words/lessons';
import { drawnSet, setOf, type ExerciseSet } from './exercise-set.model.js';
import { instanceOf, isDrawn } from './instance.model.js';

/** The lessons' titles by name, from the links inside `place`. */
export function lessonsIn(place: Element): Map<string, string> {
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a[href$=".html"]')];
  return new Map(links.map((link) => [/([\w-]+)\.html$/.exec(link.href)?.[1] ?? '', link.textContent ?? '']));
}

export function setAsked(place: Element): ExerciseSet | null {
  const asked = new URLSearchParams(location.search);
  return setOf((name) => asked.get(name), [...lessonsIn(place).keys()]);
}

export interface Exercise {
  /** A question of the lesson, not yet part of any page. */
  question: HTMLElement;
  seed: number;
  /** The position. */
  text: string;
}

const patternOf = (question: Element): string => question.getAttribute('position') ?? '';

export async function exercisesOf(set: ExerciseSet): Promise<Exercise[]> {
  const reply = await fetch(`./${set.lesson}.html`);
  if (!reply.ok) throw new Error(lessonMissing(reply.status));
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const questions = [...page.querySelectorAll<HTMLElement>('grundy-question')].filter((question) =>
    isDrawn(patternOf(question)),
  );
  return drawnSet(questions.map(patternOf), set).flatMap(({ question: at, seed }) => {
    const question = questions[at];
    return question ? [{ question, seed, text: instanceOf(patternOf(question), seed) }] : [];
  });
}
