/**
 * What is kept of a source file, the same for Kotlin and Java: its declarations, and their bodies as
 * small expressions. It is plain data, so a file that many versions share is read only once.
 */

/** A call, with the receiver that it is made on. */
export interface Call {
  type: 'call'
  receiver?: Expression
  name: string
  arguments: Argument[]
  /** Statements of a lambda behind the call. */
  block?: Expression[]
  /** Line in the file, from 1. */
  line: number
}

export interface Argument {
  /** Given only for named arguments. */
  name?: string
  value: Expression
}

export type Expression =
  | { type: 'text'; value: string }
  | { type: 'number'; value: number }
  | { type: 'boolean'; value: boolean }
  | { type: 'null' }
  /** A name, with what stands in front of its dots. */
  | { type: 'name'; path: string[] }
  /** Something of an expression that is more than a name. */
  | { type: 'member'; of: Expression; name: string }
  | Call
  /** A text with expressions in it. */
  | { type: 'template'; parts: Expression[] }
  | { type: 'sum'; left: Expression; right: Expression }
  /** `value ?: otherwise`. */
  | { type: 'fallback'; value: Expression; otherwise: Expression }
  | { type: 'choice'; condition: Expression; then: Expression; otherwise?: Expression }
  | { type: 'local'; name: string; value?: Expression }
  | { type: 'block'; statements: Expression[] }
  /** Everything else: only what is in it matters. */
  | { type: 'other'; parts: Expression[] }

/** A class that another one extends or implements. */
export interface Parent {
  /** As written, with dots but without type arguments. */
  name: string
  /** Values for its constructor. */
  arguments: Argument[]
}

export interface Parameter {
  name: string
  /** As written, without type arguments; empty when left out. */
  type: string
  default?: Expression
}

export interface FunctionDeclaration {
  name: string
  parameters: Parameter[]
  body: Expression[]
}

export interface Declaration {
  kind: 'class' | 'object' | 'interface'
  name: string
  /** Cannot be made an instance of. */
  abstract: boolean
  parents: Parent[]
  /** Of the constructor. */
  parameters: Parameter[]
  /** Values of properties and fields, getters included. */
  properties: Record<string, Expression>
  functions: FunctionDeclaration[]
  /** Statements that run when it is made. */
  initialisers: Expression[]
  nested: Declaration[]
  /** Line in the file, from 1. */
  line: number
}

export interface SourceFile {
  package: string
  /** Full names by the short names that stand for them. */
  imports: Record<string, string>
  /** Packages of which everything is imported. */
  wildcards: string[]
  declarations: Declaration[]
  /** Values outside of declarations. */
  properties: Record<string, Expression>
  functions: FunctionDeclaration[]
  /** Lines that the grammar could not read, from 1. */
  unread: number[]
}
