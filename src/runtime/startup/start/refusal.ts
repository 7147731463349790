/** Error of a start that cannot proceed: its message is for users, so no stack is shown. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
