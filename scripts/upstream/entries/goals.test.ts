import { expect, it } from 'vitest'
import { indexOf } from '../testing/sources'
import { readGoals } from './goals'

it('reads goals with their keys and the arguments that they ask for', async () => {
  const index = await indexOf({
    'eco/EntityGoals.java': `package eco;
      public final class EntityGoals { static { register(GoalNap.DESERIALIZER); } }`,
    'eco/GoalNap.java': `package eco;
      public record GoalNap(double hours) implements EntityGoal<Mob> {
        public static final KeyedDeserializer<GoalNap> DESERIALIZER = new Deserializer();
        private static final class Deserializer implements KeyedDeserializer<GoalNap> {
          public GoalNap deserialize(final Config config) {
            if (!(config.has("hours") && config.has("bed"))) { return null; }
            return new GoalNap(config.getDouble("hours"), config.getBool("snore"));
          }
          public NamespacedKey getKey() { return NamespacedKey.minecraft("nap"); }
        }
      }`,
    'Zoo/Zoo.kt': `package zoo
      import eco.TargetGoals
      class Zoo { fun load() { TargetGoals.register(GoalStare.Reader) } }
      class GoalStare {
        object Reader : KeyedDeserializer<GoalStare> {
          override fun getKey() = namespacedKeyOf("zoo", "stare")
          override fun deserialize(p0: Config) = GoalStare(p0.getInt("range"))
        }
      }`,
  })
  const goals = readGoals(index)
  expect(goals.map(({ kind, key }) => [kind, key])).toEqual([
    ['entity-goal', 'minecraft:nap'],
    ['target-goal', 'zoo:stare'],
  ])
  expect(goals[0]?.arguments.map(({ names, required }) => [names[0], required])).toEqual([
    ['hours', true],
    ['bed', true],
    ['snore', false],
  ])
  expect(goals[1]?.arguments.map(({ names }) => names[0])).toEqual(['range'])
})
