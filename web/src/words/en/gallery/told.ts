/** The words about a contest problem. */
export interface ToldProblem {
  name: string;
  /** The rule in our own words. Whoever cannot move loses, unless it says otherwise. */
  rule: string;
  /** Why the answer is what it is. */
  theory: string;
  /** Which part of the problem is covered, if not all of it. */
  covered?: string;
}
