import { beforeAll, describe, expect, it } from 'vitest'
import type { SourceFile } from './model'
import { loadParsers } from './parser'
import type { ReadSource } from './parser'
import { bodyOf, callsIn } from './walk'

let read: ReadSource
beforeAll(async () => {
  read = await loadParsers()
})

const readFile = (name: string, text: string): SourceFile => {
  const file = read(name, text)
  if (!file) throw new Error(`${name} was not read`)
  return file
}

describe('Kotlin', () => {
  it('keeps package, imports and declarations', () => {
    const file = readFile(
      'Kettle.kt',
      `package kitchen.hot
       import water.Tap
       import tea.*
       import sugar.Lump as Cube
       const val DEGREES = 100
       abstract class Pot(id: String, val size: Int = 3) : Vessel<Tea>(id), Lid
       object Kettle : Pot("kettle_\${kind.name}", 5) {
           override val parts = setOf(Part.SPOUT)
           override val isHot: Boolean
               get() = false
           companion object { const val CODE = "k" }
       }`,
    )
    expect(file.package).toBe('kitchen.hot')
    expect(file.imports).toEqual({ Tap: 'water.Tap', Cube: 'sugar.Lump' })
    expect(file.wildcards).toEqual(['tea'])
    expect(file.properties).toEqual({ DEGREES: { type: 'number', value: 100 } })
    const [pot, kettle] = file.declarations
    expect(pot).toMatchObject({ kind: 'class', name: 'Pot', abstract: true, line: 6 })
    expect(pot?.parameters.map(({ name, type }) => [name, type])).toEqual([
      ['id', 'String'],
      ['size', 'Int'],
    ])
    expect(pot?.parents.map(({ name }) => name)).toEqual(['Vessel', 'Lid'])
    expect(kettle).toMatchObject({ kind: 'object', abstract: false })
    expect(kettle?.properties).toMatchObject({
      isHot: { type: 'boolean', value: false },
      CODE: { type: 'text', value: 'k' },
    })
    expect(file.unread).toEqual([])
  })

  it('keeps what a missing value is replaced with', () => {
    const file = readFile(
      'Cup.kt',
      `class Cup {
           fun fill(config: Config) {
               val sweet = config.getBoolOrNull("sweet") ?: true
               val size = if (config.has("size")) config.getInt("size") else -2
           }
       }`,
    )
    const [cup] = file.declarations
    expect(cup?.functions[0]?.body).toMatchObject([
      {
        type: 'local',
        name: 'sweet',
        value: {
          type: 'fallback',
          value: { type: 'call', name: 'getBoolOrNull' },
          otherwise: { type: 'boolean', value: true },
        },
      },
      {
        type: 'local',
        name: 'size',
        value: { type: 'choice', otherwise: { type: 'number', value: -2 } },
      },
    ])
  })

  it('reads names in texts with and without braces', () => {
    const { properties } = readFile('T.kt', 'val text = "a_$name-${other.id} $ 5\\n"')
    expect(properties.text).toEqual({
      type: 'template',
      parts: [
        { type: 'text', value: 'a_' },
        { type: 'name', path: ['name'] },
        { type: 'text', value: '-' },
        { type: 'name', path: ['other', 'id'] },
        { type: 'text', value: ' $ 5\n' },
      ],
    })
  })

  it('sees calls with lambdas, infix calls and chains', () => {
    const { properties } = readFile(
      'C.kt',
      'val a = build("x") { Spoon becomes Fork\n stir(1).then { rest() } }',
    )
    const calls = [...callsIn(Object.values(properties))].map(({ name }) => name)
    expect(calls).toEqual(['build', 'becomes', 'then', 'stir', 'rest'])
  })

  it('notes the lines that it cannot read', () => {
    expect(readFile('B.kt', 'val a = 1\nval = = {').unread).toContain(2)
  })
})

describe('Java', () => {
  it('keeps what is handed to the parent class, and records with their parts', () => {
    const file = readFile(
      'Jar.java',
      `package pantry;
       import food.Jam;
       public record Jar(String label, int size) implements Holder<Jam> {
         public static final Reader<Jar> READER = new JarReader();
         private static final class JarReader extends Base {
           JarReader(Shelf shelf) { super(shelf, "jar" + 1, true); this.put(new Lid(shelf)); }
         }
       }`,
    )
    const [jar] = file.declarations
    expect(jar).toMatchObject({ name: 'Jar', parameters: [{ name: 'label' }, { name: 'size' }] })
    expect(jar?.parents).toEqual([{ name: 'Holder', arguments: [] }])
    const [reader] = jar?.nested ?? []
    expect(reader?.parents[0]).toMatchObject({
      name: 'Base',
      arguments: [
        { value: { type: 'name', path: ['shelf'] } },
        { value: { type: 'sum' } },
        { value: { type: 'boolean', value: true } },
      ],
    })
    expect([...callsIn(reader ? bodyOf(reader) : [])].map(({ name }) => name)).toEqual([
      'put',
      'Lid',
    ])
  })
})

it('leaves other files alone', () => {
  expect(read('notes.txt', 'class A')).toBeUndefined()
})
