/** A start that cannot be: the message is all a person needs, so no stack is shown. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
