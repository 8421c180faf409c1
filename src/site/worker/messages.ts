/** What goes to and fro between a page and one of its workers. */

/** A question, with the number by which its answer is known. */
export interface Call<Question> {
  id: number
  question: Question
}

/** What came out of a question, or why nothing did. */
export type Reply<Answer> = { id: number } & ({ answer: Answer } | { error: string })
