/**
 * Words of the pictures and tools of guides: apart from those of the whole interface, so that
 * other pages do not carry them. Locales override them in the same place.
 */
export const GUIDE_LABELS = {
  menuGrid: '{title}: menu with {count} rows',
  menuEmpty: 'Empty',
  menuLegend: 'Items of {title}',
  diagramText: 'The diagram as text',
  oddsReward: 'Reward',
  oddsWeight: 'Weight',
  oddsChance: 'Chance',
  oddsRate: 'On average',
  oddsOneIn: '1 in {count}',
  oddsSum: 'Sum of the weights: {sum}',
  oddsWeightOf: 'Weight of {reward}',
  exampleValues: 'With',
  reset: 'Reset',
  curveFormula: 'Formula',
  curveLevel: 'Level',
  curveLastLevel: 'Last level',
  curveTotal: 'Total so far',
  curveReadout: 'Level {level}: {value}',
  curveReadoutTotal: 'Level {level}: {value}, {total} in all',
  testerExpression: 'Expression',
  testerResult: 'Result',
  testerExamples: 'Examples',
  testerRandom: '{value}, drawn by lot',
  toolLoading: 'Loading …',
  fault: 'Character {column}: {message}',
  lookupNeedsScript: 'The builder needs JavaScript. The tables below explain every piece.',
} as const
