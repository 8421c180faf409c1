import { expect, it } from 'vitest'
import { isShippedSource, resourceName } from './sourceSets'

it('reads every set of sources that ships, in any module', () => {
  const shipped = [
    'core/src/main/kotlin/circus/Tent.kt',
    'core/src/main/java/circus/Tent.java',
    'core/src/paid/kotlin/circus/Tent.kt',
    'src/main/java/circus/Tent.java',
  ]
  expect(shipped.filter(isShippedSource)).toEqual(shipped)
  const others = [
    'core/src/test/kotlin/circus/TentTest.kt',
    'core/src/testFixtures/kotlin/circus/Tents.kt',
    'core/src/integrationTest/java/circus/TentTest.java',
    'core/src/main/resources/tent.kt',
    'core/build.gradle.kts',
  ]
  expect(others.filter(isShippedSource)).toEqual([])
})

it('names what a plugin brings along as in its jar', () => {
  expect(resourceName('core/src/main/resources/acts/clown.yml')).toBe('acts/clown.yml')
  expect(resourceName('core/src/paid/resources/tent.yml')).toBe('tent.yml')
  expect(resourceName('core/src/test/resources/tent.yml')).toBeUndefined()
  expect(resourceName('core/src/main/kotlin/tent.yml')).toBeUndefined()
})
