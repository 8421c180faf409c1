/** An expression that cannot be read. */
export class ExpressionError extends Error {
  override name = 'ExpressionError'

  /**
   * @param message what is wrong, a sentence for the person who wrote the expression
   * @param index place of the fault, counted from 0; the length of the source when it just ends
   */
  constructor(
    message: string,
    readonly index: number,
  ) {
    super(message)
  }
}

/** Ends a calculation that eco gives up half-way; its result is 0, whatever stands around it. */
export class CalculationError extends Error {
  override name = 'CalculationError'
}
