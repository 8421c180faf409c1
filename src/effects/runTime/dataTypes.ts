/**
 * Classes and interfaces that trigger data can be of, with what they extend: as far as effects,
 * conditions and filters tell them apart. Sources: the API of PaperMC/Paper and of the plugins.
 */

/** Direct supertypes of each type. A type that extends nothing of interest has none. */
const SUPERTYPES = {
  // Who carries an effect, entities, projectiles
  Server: [],
  Block: [],
  Location: [],
  Entity: [],
  LivingEntity: ['Entity'],
  Player: ['LivingEntity'],
  Mob: ['LivingEntity'],
  ArmorStand: ['LivingEntity'],
  Mannequin: ['LivingEntity'],
  Monster: ['Mob'],
  Animals: ['Mob'],
  Tameable: ['Animals'],
  Sheep: ['Animals'],
  Villager: ['Mob'],
  WanderingTrader: ['Mob'],
  Projectile: ['Entity'],
  AbstractArrow: ['Projectile'],
  Arrow: ['AbstractArrow'],
  SpectralArrow: ['AbstractArrow'],
  Trident: ['AbstractArrow'],
  Firework: ['Projectile'],
  // Events of the server
  Event: [],
  Cancellable: ['Event'],
  EntityDamageEvent: ['Cancellable'],
  EntityDamageByEntityEvent: ['EntityDamageEvent'],
  EntityDamageByBlockEvent: ['EntityDamageEvent'],
  PlayerDeathEvent: ['Cancellable'],
  PlayerInteractEvent: ['Cancellable'],
  PlayerInteractEntityEvent: ['Cancellable'],
  PlayerFishEvent: ['Cancellable'],
  PlayerMoveEvent: ['Cancellable'],
  PlayerJumpEvent: ['PlayerMoveEvent'],
  PlayerItemConsumeEvent: ['Cancellable'],
  PlayerItemDamageEvent: ['Cancellable'],
  PlayerItemHeldEvent: ['Cancellable'],
  PlayerChangedWorldEvent: ['Event'],
  PlayerAdvancementDoneEvent: ['Event'],
  PlayerBucketEmptyEvent: ['Cancellable'],
  PlayerBucketFillEvent: ['Cancellable'],
  PlayerExpChangeEvent: ['Event'],
  PlayerLeashEntityEvent: ['Cancellable'],
  PlayerUnleashEntityEvent: ['Cancellable'],
  PlayerSwapHandItemsEvent: ['Cancellable'],
  PlayerToggleFlightEvent: ['Cancellable'],
  PlayerToggleSneakEvent: ['Cancellable'],
  PlayerToggleSprintEvent: ['Cancellable'],
  PlayerNameEntityEvent: ['Cancellable'],
  PlayerFlowerPotManipulateEvent: ['Cancellable'],
  AsyncPlayerChatEvent: ['Cancellable'],
  BeaconEffectEvent: ['Cancellable'],
  BellRingEvent: ['Cancellable'],
  BlockBreakEvent: ['Cancellable'],
  BlockDamageEvent: ['Cancellable'],
  BlockPlaceEvent: ['Cancellable'],
  BlockFertilizeEvent: ['Cancellable'],
  CauldronLevelChangeEvent: ['Cancellable'],
  EntityCompostItemEvent: ['Cancellable'],
  EntityMoveEvent: ['Cancellable'],
  EntityToggleGlideEvent: ['Cancellable'],
  EntityPotionEffectEvent: ['Cancellable'],
  EntityRegainHealthEvent: ['Cancellable'],
  EntityResurrectEvent: ['Cancellable'],
  EntityShootBowEvent: ['Cancellable'],
  EntityTameEvent: ['Cancellable'],
  FoodLevelChangeEvent: ['Cancellable'],
  EnchantItemEvent: ['Cancellable'],
  InventoryClickEvent: ['Cancellable'],
  ProjectileHitEvent: ['Cancellable'],
  ProjectileLaunchEvent: ['Cancellable'],
  VehicleEnterEvent: ['Cancellable'],
  VehicleExitEvent: ['Cancellable'],
  // libreforge
  EditableDropEvent: ['Cancellable'],
  /** An `EditableDropEvent` with the state of the block that was broken. */
  BrokenBlockDropEvent: ['EditableDropEvent'],
  EditableXpDropEvent: ['Cancellable'],
  HolderEnableEvent: ['Event'],
  HolderDisableEvent: ['Event'],
  RegionEvent: ['Event'],
  // The family
  ArmorAdvanceEvent: ['Cancellable'],
  ArmorTierEvent: ['Cancellable'],
  PlayerCollectionCompleteEvent: ['Cancellable'],
  PlayerCollectionTierUpEvent: ['Cancellable'],
  PlayerCollectionUnlockEvent: ['Cancellable'],
  CrateEvent: ['Event'],
  CrateOpenEvent: ['CrateEvent'],
  CrateRewardEvent: ['CrateEvent'],
  EnvoyOpenEvent: ['Event'],
  QuestEvent: ['Event'],
  TaskEvent: ['Event'],
  PlayerQuestStartEvent: ['QuestEvent'],
  PlayerQuestCompleteEvent: ['QuestEvent'],
  PlayerTaskCompleteEvent: ['TaskEvent', 'QuestEvent'],
  PlayerTaskExpGainEvent: ['TaskEvent', 'QuestEvent', 'Cancellable'],
  PlayerCategoryCompleteEvent: ['Cancellable'],
  PlayerBPExpGainEvent: ['Cancellable'],
  PlayerTierLevelUpEvent: ['Cancellable'],
  /** `PlayerTaskCompleteEvent` of EcoBattlepass: EcoQuests has another one of that name. */
  BattlepassTaskCompleteEvent: ['Cancellable'],
  PlayerPostRewardEvent: ['Cancellable'],
  ReforgeEvent: ['Event'],
  ReforgeApplyEvent: ['ReforgeEvent', 'Cancellable'],
  ShopEvent: ['Event'],
  EcoShopBuyEvent: ['ShopEvent'],
  EcoShopSellEvent: ['ShopEvent'],
  ScrollEvent: ['Event'],
  ScrollInscribeEvent: ['ScrollEvent'],
  ScrollTryInscribeEvent: ['ScrollEvent', 'Cancellable'],
  MagicEvent: ['Event'],
  PlayerRegenMagicEvent: ['MagicEvent', 'Cancellable'],
  SkillEvent: ['Event'],
  PlayerSkillXPGainEvent: ['SkillEvent', 'Cancellable'],
  PlayerSkillLevelUpEvent: ['SkillEvent'],
  JobEvent: ['Event'],
  PlayerJobExpGainEvent: ['JobEvent', 'Cancellable'],
  PlayerJobJoinEvent: ['JobEvent', 'Cancellable'],
  PlayerJobLevelUpEvent: ['JobEvent'],
  PetEvent: ['Event'],
  PlayerPetExpGainEvent: ['PetEvent', 'Cancellable'],
  PlayerPetLevelUpEvent: ['PetEvent'],
  PlayerPetActivateEvent: ['PetEvent', 'Cancellable'],
  // Other plugins
  McMMOPlayerSkillEvent: ['Event'],
  McMMOPlayerAbilityEvent: ['McMMOPlayerSkillEvent'],
  McMMOPlayerAbilityActivateEvent: ['McMMOPlayerAbilityEvent', 'Cancellable'],
  McMMOPlayerAbilityDeactivateEvent: ['McMMOPlayerAbilityEvent'],
  McMMOPlayerExperienceEvent: ['Cancellable'],
  McMMOPlayerXpGainEvent: ['McMMOPlayerExperienceEvent'],
  McMMOPlayerLevelUpEvent: ['McMMOPlayerExperienceEvent'],
  McMMOPlayerLevelDownEvent: ['McMMOPlayerExperienceEvent'],
  CropBreakEvent: ['Cancellable'],
  CropPlantEvent: ['Cancellable'],
  FertilizerUseEvent: ['Cancellable'],
  BoneMealUseEvent: ['Cancellable'],
  WateringCanFillEvent: ['Cancellable'],
  WateringCanWaterPotEvent: ['Cancellable'],
  WateringCanWaterSprinklerEvent: ['Cancellable'],
  FishingLootSpawnEvent: ['Event'],
  FishingResultEvent: ['Cancellable'],
  PyroFishCatchEvent: ['Event'],
  MythicDamageEvent: ['Cancellable'],
  EnvoyCrateCollectEvent: ['Event'],
  VotifierEvent: ['Event'],
  ShopkeeperTradeCompletedEvent: ['Event'],
  NPCEvent: ['Event'],
  NPCLeftClickEvent: ['NPCEvent', 'Cancellable'],
  NPCRightClickEvent: ['NPCEvent', 'Cancellable'],
  NpcInteractEvent: ['Cancellable'],
  // Land claims. HuskTowns
  ClaimEvent: ['Cancellable'],
  UnClaimEvent: ['Cancellable'],
  PlayerEnterTownEvent: ['Cancellable'],
  PlayerLeaveTownEvent: ['Cancellable'],
  TownCreateEvent: ['Cancellable'],
  TownDisbandEvent: ['Cancellable'],
  MemberJoinEvent: ['Cancellable'],
  MemberLeaveEvent: ['Cancellable'],
  MemberRoleChangeEvent: ['Cancellable'],
  // HuskClaims
  BukkitCreateClaimEvent: ['Cancellable'],
  BukkitDeleteClaimEvent: ['Cancellable'],
  BukkitEnterClaimEvent: ['Cancellable'],
  BukkitExitClaimEvent: ['Cancellable'],
  BukkitTransferClaimEvent: ['Cancellable'],
  BukkitTrustEvent: ['Cancellable'],
  BukkitUnTrustEvent: ['Cancellable'],
  // Lands
  LandClaimSelectionEvent: ['Cancellable'],
  ChunkPostClaimEvent: ['Event'],
  ChunkDeleteEvent: ['Cancellable'],
  LandUnclaimSelectionEvent: ['Cancellable'],
  LandUnclaimAllEvent: ['Cancellable'],
  PlayerAreaEnterEvent: ['Cancellable'],
  PlayerAreaLeaveEvent: ['Cancellable'],
  PlayerLeaveLandEvent: ['Cancellable'],
  LandTrustPlayerEvent: ['Cancellable'],
  LandBankDepositEvent: ['Cancellable'],
  LandBankWithdrawEvent: ['Cancellable'],
  LandSpawnTeleportEvent: ['Cancellable'],
} as const satisfies Record<string, readonly string[]>

/** Simple name of a class or interface. */
export type DataType = keyof typeof SUPERTYPES

export const DATA_TYPES = Object.keys(SUPERTYPES) as [DataType, ...DataType[]]

/** What an admin calls them, with an article; types of one plugin's event keep their name. */
export const TYPE_NAMES: Partial<Record<DataType, string>> = {
  Server: 'the server',
  Block: 'a block',
  Location: 'a place',
  Entity: 'an entity',
  LivingEntity: 'a living thing',
  Player: 'a player',
  Mob: 'a mob',
  ArmorStand: 'an armour stand',
  Mannequin: 'a mannequin',
  Monster: 'a monster',
  Animals: 'an animal',
  Tameable: 'an animal that can be tamed',
  Sheep: 'a sheep',
  Villager: 'a villager',
  WanderingTrader: 'a wandering trader',
  Projectile: 'a projectile',
  AbstractArrow: 'an arrow or a trident',
  Arrow: 'an arrow',
  SpectralArrow: 'a spectral arrow',
  Trident: 'a trident',
  Firework: 'a firework',
  Cancellable: 'one that can be cancelled',
  EntityDamageEvent: 'damage',
  EntityDamageByEntityEvent: 'damage by an entity',
  EntityPotionEffectEvent: 'a change of potion effects',
  EntityShootBowEvent: 'a shot from a bow',
  EnchantItemEvent: 'the enchanting of an item',
  ProjectileLaunchEvent: 'the launch of a projectile',
  PlayerItemDamageEvent: 'wear on an item',
  PlayerAdvancementDoneEvent: 'a finished advancement',
  EditableDropEvent: 'a drop of items',
  BrokenBlockDropEvent: 'a drop from a broken block',
  EditableXpDropEvent: 'a drop of experience',
  RegionEvent: 'one of a WorldGuard region',
  CrateEvent: 'one of a crate',
  CrateRewardEvent: 'the winning of a crate reward',
  QuestEvent: 'one of a quest',
  TaskEvent: 'one of a task',
  BattlepassTaskCompleteEvent: 'a finished task of a battle pass',
  PlayerPostRewardEvent: 'a claimed reward of a battle pass',
  ReforgeEvent: 'one of a reforge',
  ShopEvent: 'one of a shop item',
  ScrollEvent: 'one of a scroll',
  MagicEvent: 'one of a magic type',
  SkillEvent: 'one of a skill',
  JobEvent: 'one of a job',
  PetEvent: 'one of a pet',
  MythicDamageEvent: 'damage by a MythicMobs skill',
}

const ancestors = new Map<DataType, ReadonlySet<DataType>>()

/** The type itself and everything that it extends. */
function ancestorsOf(type: DataType): ReadonlySet<DataType> {
  const known = ancestors.get(type)
  if (known) return known
  const parents: readonly DataType[] = SUPERTYPES[type]
  const found = new Set([type, ...parents.flatMap((parent) => [...ancestorsOf(parent)])])
  ancestors.set(type, found)
  return found
}

function isA(type: DataType, other: DataType): boolean {
  return ancestorsOf(type).has(other)
}

/** What is both: the narrower of the two, or a type that extends both. */
function narrower(a: DataType, b: DataType): DataType | undefined {
  if (isA(a, b)) return a
  // A trigger names the class of its event itself; only "any event" can be something narrower.
  if (isA(a, 'Event') && a !== 'Event') return undefined
  if (isA(b, a)) return b
  return DATA_TYPES.find((type) => isA(type, a) && isA(type, b))
}

/**
 * @param types one of which something is, of an event its very class; none when nobody knows
 * @param wanted types, one of which it has to be
 * @returns whether it always is, sometimes or never
 */
export function fitOf(
  types: readonly DataType[],
  wanted: readonly DataType[],
): 'always' | 'sometimes' | 'never' {
  if (types.length === 0) return 'sometimes'
  if (types.every((type) => wanted.some((one) => isA(type, one)))) return 'always'
  return commonTypes(types, wanted).length > 0 ? 'sometimes' : 'never'
}

/**
 * @param a one of which something is, of an event its very class; none for anything
 * @param b what it has to be as well; none for anything
 * @returns what it can be when both hold; none when that cannot be
 */
export function commonTypes(a: readonly DataType[], b: readonly DataType[]): DataType[] {
  if (a.length === 0) return [...b]
  if (b.length === 0) return [...a]
  return [...new Set(a.flatMap((one) => b.flatMap((other) => narrower(one, other) ?? [])))]
}
