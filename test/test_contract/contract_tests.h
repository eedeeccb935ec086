// The tests of the contract by name, so that one that is written is also run. Each plays every registered game. What is
// compared with records comes first: it takes the least time and notices the most.
#pragma once

#define CONTRACT_TESTS(TEST)                                                  \
  /* table_contract.cpp */                                                    \
  TEST(test_every_game_is_registered_once_and_found_by_its_id)                \
  TEST(test_an_unknown_id_finds_no_game)                                      \
  TEST(test_the_standard_options_are_those_of_every_option)                   \
  TEST(test_ids_and_names_can_be_shown_and_typed)                             \
  TEST(test_bounds_fit_the_room_there_is)                                     \
  TEST(test_options_have_keys_labels_and_a_standard)                          \
  TEST(test_options_beyond_their_count_do_not_fit)                            \
  /* golden_contract.cpp */                                                   \
  TEST(test_every_game_has_a_golden_record_of_its_version)                    \
  TEST(test_golden_records_go_the_same_way)                                   \
  /* transcript_contract.cpp */                                               \
  TEST(test_choices_and_words_are_those_of_the_transcripts)                   \
  /* play_contract.cpp */                                                     \
  TEST(test_every_state_of_a_random_game_is_valid)                            \
  TEST(test_legal_lists_ascend_are_unique_and_keep_their_bound)               \
  TEST(test_the_list_is_empty_and_nobody_moves_exactly_when_the_game_is_over) \
  TEST(test_the_outcome_names_a_winner_exactly_when_one_won)                  \
  TEST(test_a_game_ends_within_its_declared_moves)                            \
  TEST(test_every_other_number_is_refused_and_changes_nothing)                \
  TEST(test_events_keep_their_bound)                                          \
  TEST(test_a_move_is_the_same_whether_or_not_anyone_listens)                 \
  TEST(test_the_same_seed_is_the_same_game)                                   \
  TEST(test_different_seeds_are_different_games)                              \
  TEST(test_every_choice_of_every_option_can_be_played)                       \
  TEST(test_the_quick_move_is_legal)                                          \
  /* bytes_contract.cpp */                                                    \
  TEST(test_a_decoded_state_is_the_same_byte_for_byte)                        \
  TEST(test_a_decoded_state_goes_on_as_the_first_one_did)                     \
  TEST(test_encoded_bytes_keep_their_bound)                                   \
  TEST(test_truncated_bytes_are_refused)                                      \
  TEST(test_bytes_too_many_are_refused)                                       \
  TEST(test_flipped_bits_are_refused_or_are_another_whole_state)              \
  TEST(test_damaged_positions_are_refused_or_keep_every_promise)              \
  TEST(test_random_bytes_are_refused_or_are_another_whole_state)              \
  /* knowledge_contract.cpp */                                                \
  TEST(test_what_is_observed_hides_chance_and_shows_the_status)               \
  TEST(test_any_legal_move_can_be_tried_on_what_its_player_sees)              \
  TEST(test_what_is_legal_and_quick_depends_on_what_its_player_knows)         \
  TEST(test_judgements_are_fair_and_come_from_what_everybody_sees)            \
  TEST(test_a_game_that_says_where_it_rests_does_so_often_enough)             \
  TEST(test_what_is_decided_across_the_table_depends_on_what_all_know)        \
  TEST(test_determinize_gives_a_valid_state_that_looks_the_same)              \
  TEST(test_determinize_is_repeatable)                                        \
  TEST(test_determinized_games_can_be_played_to_the_end)                      \
  TEST(test_hidden_hands_do_differ_from_world_to_world)                       \
  TEST(test_hidden_cards_do_not_change_what_the_other_sees_and_hears)         \
  TEST(test_no_more_decisions_go_unnoticed_than_the_game_says)                \
  TEST(test_a_hand_over_is_sealed)                                            \
  TEST(test_a_move_that_can_be_taken_back_showed_nothing_new)                 \
  /* words_contract.cpp */                                                    \
  TEST(test_words_for_moves_are_whole_and_short_enough)                       \
  TEST(test_words_for_events_are_whole)                                       \
  TEST(test_headlines_are_whole_and_short_enough)                             \
  TEST(test_explanations_add_up)                                              \
  /* heap_contract.cpp */                                                     \
  TEST(test_the_heap_is_watched)                                              \
  TEST(test_whole_games_are_played_without_the_heap)

#define DECLARE_TEST(name) void name();
CONTRACT_TESTS(DECLARE_TEST)
#undef DECLARE_TEST
