/** What is said of a contest problem. */
export interface ToldProblem {
  name: string;
  /** The rule in our own words; who cannot move loses, unless it says otherwise. */
  rule: string;
  /** Why the answer is what it is. */
  theory: string;
  /** Which part is covered, where it is not all of it. */
  covered?: string;
}
