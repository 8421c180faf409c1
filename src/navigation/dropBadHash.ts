/* Imported for its effect, before the router reads the address. */
import { dropBadHash } from './hash'

dropBadHash()
